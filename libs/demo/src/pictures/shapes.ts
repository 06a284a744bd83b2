import type { Random } from '../random.ts';

/** Size of every picture in SVG units. */
export const WIDTH = 960;
export const HEIGHT = 640;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** Draws a closed figure through points given as x, y, x, y, … */
export const figure = (points: readonly number[], fill: string): string =>
  `<path d="M${points.map(n).join(' ')}Z" fill="${fill}"/>`;

export const curve = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Fills the area below a soft line that swings by `swing` around `base`. */
export function hills(random: Random, base: number, swing: number, fill: string, waves = 3): string {
  const step = WIDTH / waves;
  let d = `M0 ${HEIGHT}V${n(base + swing * (random.next() - 0.5))}`;
  for (let at = 0; at < waves; at += 1) {
    const from = at * step;
    const high = base - swing * (0.4 + random.next() * 0.6);
    const low = base + swing * (random.next() - 0.5);
    d += `C${n(from + step * 0.35)} ${n(high)} ${n(from + step * 0.65)} ${n(high)} ${n(from + step)} ${n(low)}`;
  }
  return curve(`${d}V${HEIGHT}Z`, fill);
}

/** Fills the area below a line of peaks; with `snow`, the highest parts are white. */
export function peaks(random: Random, base: number, height: number, fill: string, snow: string | null): string {
  const points: [number, number][] = [[-40, base]];
  for (let x = -40; x < WIDTH + 40; ) {
    x += 60 + random.next() * 90;
    points.push([x, base - height * (0.45 + random.next() * 0.55)]);
    x += 50 + random.next() * 80;
    points.push([x, base - height * random.next() * 0.35]);
  }
  const range = figure([...points.flat(), WIDTH + 80, HEIGHT, -80, HEIGHT], fill);
  if (!snow) return range;
  const caps = points
    .filter(([, y]) => y < base - height * 0.62)
    .map(([x, y]) => {
      const drop = (base - y) * 0.28;
      const side = drop * 0.8;
      return figure(
        [
          x,
          y,
          x + side,
          y + drop,
          x + side * 0.3,
          y + drop * 0.75,
          x - side * 0.2,
          y + drop,
          x - side * 0.9,
          y + drop * 0.9,
        ],
        snow,
      );
    });
  return range + caps.join('');
}
