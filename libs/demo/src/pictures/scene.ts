import { createRandom, type Random } from '../random.ts';
import { BUILDINGS } from './buildings.ts';
import { fir, lake, river, rows, sea, specks, tree, wood } from './nature.ts';
import { type Palette, PALETTES, type Season } from './palette.ts';
import { circle, curve, ellipse, HEIGHT, hills, peaks, rect, WIDTH } from './shapes.ts';

export type Land = 'mountains' | 'hills' | 'plain' | 'coast';
export type Building = keyof typeof BUILDINGS;
export type Subject = Building | 'lake' | 'forest' | 'vineyard' | 'fields' | 'park' | 'gorge';

/** The content of a picture: landscape, subject and season. */
export interface Scene {
  land: Land;
  subject: Subject;
  season: Season;
}

export const nameOf = ({ land, subject, season }: Scene): string => `${land} ${subject} ${season}`;

/* The same scene always gives the same picture. */
const seedOf = (name: string): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);

/** Draws a flat illustration as SVG, in the colours of its season. */
export function drawScene(scene: Scene): string {
  const random = createRandom(seedOf(nameOf(scene)));
  const palette = PALETTES[scene.season];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
${sky(random, palette)}${distance(random, palette, scene)}${subject(random, palette, scene)}${front(random, palette, scene)}</svg>`;
}

function sky(random: Random, { sky: [top, bottom], sun, cloud }: Palette): string {
  const clouds = Array.from({ length: 3 }, () => {
    const [x, y, size] = [random.int(60, 900), random.int(60, 190), random.int(26, 46)];
    return (
      ellipse(x, y, size * 2, size * 0.55, cloud) +
      ellipse(x - size * 0.5, y - size * 0.35, size * 0.8, size * 0.5, cloud)
    );
  });
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="0.75" stop-color="${bottom}"/></linearGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}${circle(random.int(140, 820), random.int(90, 170), 44, sun)}<g opacity="0.75">${clouds.join('')}</g>`;
}

function distance(random: Random, palette: Palette, { land, subject: what, season }: Scene): string {
  const [far, middle, near] = palette.ridges;
  const snow = season === 'summer' ? null : '#ffffff';
  if (land === 'coast') return sea(random, palette, 330, 500);
  if (land === 'plain') return hills(random, 392, 26, middle, 2) + wood(random, palette, 372, 18, 0.1);
  if (land === 'hills')
    return hills(random, 330, 110, far) + hills(random, 380, 80, middle) + hills(random, 420, 50, near, 2);
  const wall = what === 'gorge' ? '' : peaks(random, 420, 120, near, null);
  return peaks(random, 360, 250, far, snow) + peaks(random, 400, 190, middle, snow) + wall;
}

function subject(random: Random, palette: Palette, { land, subject: what }: Scene): string {
  const [far, middle, near] = palette.ground;
  const ground =
    land === 'coast'
      ? curve(`M0 520C200 470 420 505 620 495S900 470 960 482V640H0Z`, palette.path)
      : hills(random, 452, 34, far, 2);
  if (what === 'lake') return ground + wood(random, palette, 400, 16, 0.6) + lake(random, palette, 452, 580);
  if (what === 'forest') return ground + wood(random, palette, 410, 34, 0.7);
  if (what === 'vineyard') return ground + rows(palette, 450, true);
  if (what === 'fields') return ground + rows(palette, 450, false);
  if (what === 'gorge') return gorge(random, palette) + river(random, palette, 420);
  if (what === 'park')
    return ground + wood(random, palette, 410, 12, 0.1) + lake(random, palette, 480, 580) + walk(palette);
  if (what === 'bridge') return ground + river(random, palette, 440) + BUILDINGS.bridge(palette, 480, 520);
  const mound = what === 'castle' || what === 'ruin' || what === 'fortified-church' || what === 'wooden-church';
  const rise = mound ? ellipse(480, 560, 420, 130, middle) : hills(random, 500, 16, middle, 2);
  const foot = mound ? 470 : 508;
  const standing = BUILDINGS[what](palette, what === 'lighthouse' ? 700 : 480, foot);
  const beside = land === 'coast' ? '' : wood(random, palette, 420, 8, land === 'mountains' ? 0.8 : 0.3);
  return (
    ground +
    beside +
    rise +
    standing +
    (what === 'square' || what === 'town-hall' || what === 'museum'
      ? rect(0, foot, WIDTH, HEIGHT - foot, palette.path)
      : hills(random, 560, 20, near, 2))
  );
}

function gorge(random: Random, { ridges: [, middle, near] }: Palette): string {
  const side = (from: number, to: number, fill: string): string => {
    let d = `M${from} 640V${random.int(110, 170)}`;
    for (let at = 1; at <= 6; at += 1)
      d += `L${Math.round(from + ((to - from) * at) / 6)} ${Math.round(130 + at * 50 + random.int(-26, 26))}`;
    return curve(`${d}V640Z`, fill);
  };
  return side(0, 470, middle) + side(960, 500, middle) + side(0, 380, near) + side(960, 590, near);
}

const walk = ({ path }: Palette): string =>
  curve('M380 640C420 590 300 560 240 520L262 514C330 550 470 580 480 640Z', path);

/** Draws the foreground: meadow with flowers, sand, or the stones of a square. */
function front(random: Random, palette: Palette, { land, subject: what, season }: Scene): string {
  if (what === 'square' || what === 'town-hall' || what === 'museum') return planted(random, palette);
  if (land === 'coast') return specks(random, '#ffffff', 560, 24);
  const [, , near] = palette.ground;
  const meadow = what === 'vineyard' || what === 'fields' ? '' : hills(random, 606, 24, near, 2);
  const size = random.int(120, 170);
  const corner =
    land === 'mountains'
      ? fir(palette, 90, 620, size) + fir(palette, 170, 630, size * 0.7)
      : tree(random, palette, 96, 616, size);
  const flakes = season === 'winter' ? specks(random, '#ffffff', 0, 110) : specks(random, palette.flower, 590, 60);
  return meadow + corner + flakes;
}

const planted = (random: Random, palette: Palette): string =>
  [70, 190, 770, 890]
    .map((x) => tree(random, palette, x, 560 + random.int(-10, 20), 96) + ellipse(x, 566, 34, 9, palette.ground[1]))
    .join('');
