import sharp from 'sharp';
import { LETTERS } from '../content/letters.ts';
import type { Drawing } from './drawing.ts';

const SIZE = 192;
const SHAPES = [
  '<circle cx="50" cy="50" r="48"/>',
  '<rect x="3" y="3" width="94" height="94" rx="22"/>',
  '<path d="M50 1L93 25V75L50 99L7 75V25Z"/>',
  '<path d="M6 6H94V54C94 78 74 93 50 99C26 93 6 78 6 54Z"/>',
  '<path d="M30 3H70L97 30V70L70 97H30L3 70V30Z"/>',
  '<path d="M3 50C3 20 23 3 50 3H97V50C97 80 77 97 50 97H3Z"/>',
  '<path d="M7 97V46A43 43 0 0 1 93 46V97Z"/>',
] as const;

/* The shape, its shaded part, and the letter. */
const COLOURS = [
  ['#1f4e79', '#173a5b', '#ffffff'],
  ['#b4532f', '#8f3f23', '#fff3e0'],
  ['#2f6b4f', '#235039', '#f2f7ee'],
  ['#e0a83a', '#c48d22', '#3a2c0a'],
  ['#6b3f69', '#522f51', '#fbe9fa'],
  ['#2a7f8e', '#1f616d', '#e9fafc'],
  ['#8f2d3c', '#6f202d', '#fdeef0'],
  ['#3d4a5c', '#2c3644', '#f2c14e'],
  ['#d9e6f2', '#bcd3e8', '#1f4e79'],
  ['#557a2b', '#41601f', '#f6fbe8'],
] as const;

const SHADES = [
  '<path d="M0 100L100 0V100Z"/>',
  '<path d="M0 72Q25 60 50 72T100 72V100H0Z"/>',
  '<path d="M50 0H100V100H50Z"/>',
] as const;

const of = <T>(list: readonly T[], place: number): T => {
  const chosen = list[place % list.length];
  if (chosen === undefined) throw new RangeError('a list that is not empty is needed');
  return chosen;
};

/* The combinations of shape and colour repeat after seventy firms. */
function drawLogo(letter: string, place: number): string {
  const [ground, shade, ink] = of(COLOURS, place);
  const outline = of(SHAPES, place);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108" width="${SIZE}" height="${SIZE}">
<rect x="-4" y="-4" width="108" height="108" fill="#ffffff"/><clipPath id="shape">${outline}</clipPath>
<g fill="${ground}">${outline}</g><g clip-path="url(#shape)" fill="${shade}">${of(SHADES, 2 * place)}</g>
<path d="${LETTERS[letter]}" fill="none" stroke="${ink}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
}

/** Creates the monogram of a firm; its index decides shape and colours. Throws for a letter missing from LETTERS. */
export function logoOf(name: string, place: number): Drawing {
  const letter = name.charAt(0);
  if (!(letter in LETTERS)) throw new RangeError(`no strokes for the letter ${letter}`);
  const render = async () => {
    // A flat drawing is no larger with lossless compression.
    const drawn = sharp(Buffer.from(drawLogo(letter, place))).removeAlpha();
    return [{ width: SIZE, content: await drawn.webp({ lossless: true, effort: 1 }).toBuffer() }];
  };
  return { name: `logo ${letter} ${place}`, size: { width: SIZE, height: SIZE, widths: [SIZE] }, render };
}
