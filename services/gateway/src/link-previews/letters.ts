import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
/** Letters of Romanian are in two files: ă, ș and ț in the second. */
const FILES = [
  require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2'),
];

/** A text as outlines, from its baseline's start; lengths in pixels. */
export interface Outlined {
  /** SVG groups. */
  svg: string;
  width: number;
}

/** Draws a line of text with letters of `size` pixels. */
export type Outline = (text: string, size: number) => Outlined;

interface FontSet {
  font: Font;
  unicodes: ReadonlySet<number>;
  unitsPerEm: number;
}

/** Reads Public Sans from its package, so that no font has to be installed; `weight` is from 100 to 900. */
export async function createOutline(weight: number): Promise<Outline> {
  const sets = await Promise.all(FILES.map((file) => readSet(file, weight)));
  return (text, size) => {
    let [width, svg] = [0, ''];
    for (const { set, part } of partsOf(text, sets)) {
      const scale = size / set.unitsPerEm;
      const drawn = drawPart(set, part, scale, width);
      svg += drawn.svg;
      width += drawn.width;
    }
    return { svg, width };
  };
}

async function readSet(file: string, weight: number): Promise<FontSet> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unicodes: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

/* Runs of letters of one file; what neither has is left out. */
function partsOf(text: string, sets: readonly FontSet[]): { set: FontSet; part: string }[] {
  const parts: { set: FontSet; part: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = sets.find(({ unicodes }) => unicodes.has(letter.codePointAt(0) ?? 0));
    const last = parts.at(-1);
    if (set && last?.set === set) last.part += letter;
    else if (set) parts.push({ set, part: letter });
  }
  return parts;
}

function drawPart({ font }: FontSet, part: string, scale: number, start: number): Outlined {
  const run = new Run();
  run.addText(part);
  run.guessSegmentProperties();
  shape(font, run);
  let [width, svg] = [0, ''];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of run.getGlyphInfosAndPositions()) {
    const [x, y] = [start + width + xOffset * scale, -yOffset * scale];
    // Fonts measure upwards, pictures downwards.
    const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
    svg += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    width += xAdvance * scale;
  }
  return { svg, width };
}
