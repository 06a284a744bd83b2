import type { Random } from '../random.ts';
import type { Palette } from './palette.ts';
import { circle, curve, ellipse, figure, HEIGHT, line, rect, WIDTH } from './shapes.ts';

/** Draws a broad-leaved tree at x, y. */
export function tree(random: Random, palette: Palette, x: number, y: number, size: number): string {
  const leaf = random.pick(palette.leaves);
  const crown = [
    circle(x, y - size * 0.95, size * 0.42, leaf),
    circle(x - size * 0.27, y - size * 0.7, size * 0.33, leaf),
    circle(x + size * 0.27, y - size * 0.72, size * 0.32, leaf),
  ];
  return rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, palette.trunk) + crown.join('');
}

/** Draws a fir at x, y. */
export function fir(palette: Palette, x: number, y: number, size: number): string {
  const [dark, light] = palette.leaves;
  const tier = (top: number, bottom: number, half: number, fill: string): string =>
    figure([x, y - size * top, x + size * half, y - size * bottom, x - size * half, y - size * bottom], fill);
  return [
    rect(x - size * 0.04, y - size * 0.15, size * 0.08, size * 0.15, palette.trunk),
    tier(0.75, 0.12, 0.32, dark),
    tier(0.98, 0.42, 0.26, light),
    tier(1.15, 0.7, 0.18, dark),
  ].join('');
}

/** Draws trees along a line, nearer ones larger; `share` of them are firs. */
export function wood(random: Random, palette: Palette, y: number, count: number, share: number): string {
  const spots = Array.from({ length: count }, () => ({ x: random.next() * WIDTH, y: y + random.next() * 50 }));
  spots.sort((one, other) => one.y - other.y);
  return spots
    .map((spot) => {
      const size = 50 + (spot.y - y) * 0.9 + random.next() * 25;
      return random.chance(share) ? fir(palette, spot.x, spot.y, size) : tree(random, palette, spot.x, spot.y, size);
    })
    .join('');
}

/** Draws still water with reflections between two heights. */
export function lake(random: Random, { water, ripple }: Palette, top: number, bottom: number): string {
  const middle = (top + bottom) / 2;
  const lights = Array.from({ length: 14 }, () => {
    const y = top + 10 + random.next() * (bottom - top - 20);
    const half = (1 - Math.abs(y - middle) / (bottom - top)) * 300;
    const x = WIDTH / 2 + (random.next() - 0.5) * 2 * half;
    return line(`M${Math.round(x)} ${Math.round(y)}h${random.int(20, 70)}`, ripple, 3);
  });
  return ellipse(WIDTH / 2, middle, WIDTH * 0.46, (bottom - top) / 2, water) + lights.join('');
}

/** Draws a river that flows from the distance towards the viewer. */
export function river(random: Random, { water, ripple }: Palette, top: number): string {
  const from = 420 + random.int(0, 120);
  const bed = `M${from} ${top}C${from + 60} ${top + 60} ${from - 160} ${top + 110} ${from - 120} ${HEIGHT}H${from + 220}C${from + 60} ${top + 130} ${from + 160} ${top + 70} ${from + 22} ${top}Z`;
  const light = line(
    `M${from - 30} ${HEIGHT - 60}h70M${from + 10} ${HEIGHT - 100}h50M${from - 10} ${HEIGHT - 20}h90`,
    ripple,
    4,
  );
  return curve(bed, water) + light;
}

/** Draws the sea up to the horizon, with waves. */
export function sea(random: Random, { water, ripple }: Palette, horizon: number, shore: number): string {
  const waves = Array.from({ length: 26 }, () => {
    const y = horizon + 14 + random.next() * (shore - horizon - 24);
    return line(`M${random.int(0, WIDTH)} ${Math.round(y)}q14 -7 28 0t28 0`, ripple, 2 + (y - horizon) / 60);
  });
  return rect(0, horizon, WIDTH, shore - horizon + 60, water) + waves.join('');
}

/** Draws rows that run towards the horizon: vines or a sown field. */
export function rows(palette: Palette, top: number, isVineyard: boolean): string {
  const [, light, dark] = isVineyard ? palette.leaves : palette.ground;
  const lines: string[] = [];
  for (let at = -9; at <= 9; at += 1) {
    const [from, to] = [WIDTH / 2 + at * 38, WIDTH / 2 + at * 130];
    lines.push(figure([from - 4, top, from + 4, top, to + 34, HEIGHT, to - 34, HEIGHT], at % 2 ? light : dark));
  }
  return lines.join('');
}

/** Draws flowers or snowflakes over the foreground. */
export function specks(random: Random, fill: string, top: number, count: number): string {
  return Array.from({ length: count }, () =>
    circle(random.next() * WIDTH, top + random.next() * (HEIGHT - top), 2 + random.next() * 2.5, fill),
  ).join('');
}
