import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LINK_PREVIEW, type LinkPreview } from '@psp/contracts/link-previews';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { strings } from './strings.ts';

const { width: WIDTH, height: HEIGHT } = LINK_PREVIEW;
const MARGIN = 80;
const MAX_TITLE_LINES = 3;
/** Font sizes of a title in pixels; the largest that fits is used. */
const TITLE_SIZES = [84, 72, 60];

/** Draws the preview picture of a page as PNG, or over a photograph as JPEG. */
export type DrawPreview = (preview: LinkPreview, photograph?: Buffer) => Promise<Buffer>;

const require = createRequire(import.meta.url);
/** Romanian needs both files: ă, ș and ț are in the second. */
const FONT_FILES = [
  require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
  require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2'),
];

/** A text as outlines that start at its baseline; lengths in pixels. */
interface OutlinedText {
  /** SVG groups. */
  svg: string;
  width: number;
}

/** Outlines a line of text with a font size of `size` pixels. */
type Outline = (text: string, size: number) => OutlinedText;

interface FontSet {
  font: Font;
  unicodes: ReadonlySet<number>;
  unitsPerEm: number;
}

/** Loads Public Sans from its package, so that no font has to be installed; `weight` is from 100 to 900. */
export async function createOutline(weight: number): Promise<Outline> {
  const sets = await Promise.all(FONT_FILES.map((file) => readFontSet(file, weight)));
  return (text, size) => {
    let [width, svg] = [0, ''];
    for (const { set, part } of splitByFont(text, sets)) {
      const scale = size / set.unitsPerEm;
      const drawn = drawPart(set, part, scale, width);
      svg += drawn.svg;
      width += drawn.width;
    }
    return { svg, width };
  };
}

async function readFontSet(file: string, weight: number): Promise<FontSet> {
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, unicodes: new Set(face.collectUnicodes()), unitsPerEm: face.upem };
}

/* Splits a text into runs of one font file each. Characters that neither file has are dropped. */
function splitByFont(text: string, sets: readonly FontSet[]): { set: FontSet; part: string }[] {
  const parts: { set: FontSet; part: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const set = sets.find(({ unicodes }) => unicodes.has(letter.codePointAt(0) ?? 0));
    const last = parts.at(-1);
    if (set && last?.set === set) last.part += letter;
    else if (set) parts.push({ set, part: letter });
  }
  return parts;
}

function drawPart({ font }: FontSet, part: string, scale: number, start: number): OutlinedText {
  const run = new Run();
  run.addText(part);
  run.guessSegmentProperties();
  shape(font, run);
  let [width, svg] = [0, ''];
  for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of run.getGlyphInfosAndPositions()) {
    const [x, y] = [start + width + xOffset * scale, -yOffset * scale];
    // The y axis of fonts points up, that of SVG down.
    const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
    svg += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
    width += xAdvance * scale;
  }
  return { svg, width };
}

/** Loads the fonts and returns the function that draws previews; `host` is written on each. */
export async function createDrawing(host: string): Promise<DrawPreview> {
  const [plain, bold] = await Promise.all([createOutline(450), createOutline(700)]);
  return async ({ title, kind }, photograph) => {
    if (photograph) return drawOverPhotograph(photograph, overlaySvg(overlayTexts(title, kind, { plain, bold, host })));
    const { lines, size } = fitTitle(title, bold);
    const step = size * 1.16;
    const first = 372 - ((lines.length - 1) * step) / 2;
    const parts = [
      at(MARGIN + 88, 131, '#0e2a4c', bold(strings.siteName, 42).svg),
      kind ? at(MARGIN, first - size - 14, '#7a5208', bold(kind, 34).svg) : '',
      ...lines.map((line, index) => at(MARGIN, first + index * step, '#0e2a4c', bold(line, size).svg)),
      at(MARGIN, 560, '#4a5563', plain(host, 30).svg),
    ];
    return sharp(Buffer.from(pictureSvg(parts)))
      .png({ palette: true, colours: 64 })
      .toBuffer();
  };
}

interface TextStyles {
  plain: Outline;
  bold: Outline;
  host: string;
}

/* SVG of the texts at the foot of a photograph, in reading order. */
function overlayTexts(title: string, kind: string | undefined, { plain, bold, host }: TextStyles): string[] {
  const { lines, size } = fitTitle(title, bold);
  const step = size * 1.16;
  const first = 500 - (lines.length - 1) * step;
  return [
    kind ? at(MARGIN, first - size - 14, '#ffcf3f', bold(kind, 34).svg) : '',
    ...lines.map((line, index) => at(MARGIN, first + index * step, '#ffffff', bold(line, size).svg)),
    at(MARGIN, 566, '#ffffff', bold(strings.siteName, 30).svg),
    at(MARGIN + bold(`${strings.siteName}  `, 30).width, 566, '#ffffff', plain(host, 30).svg),
  ];
}

/* The gradient is dark enough for white text over any photograph. */
const overlaySvg = (parts: readonly string[]): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="s" x2="0" y2="1">
    <stop offset="0.25" stop-color="#0e2a4c" stop-opacity="0"/><stop offset="0.68" stop-color="#0e2a4c" stop-opacity="0.88"/>
    <stop offset="1" stop-color="#0e2a4c" stop-opacity="0.96"/>
  </linearGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>
  ${parts.join('\n  ')}
  <rect y="606" width="${WIDTH}" height="24" fill="#1f5a9e"/>
  <rect y="606" width="${MARGIN * 3}" height="24" fill="#e0a83a"/>
</svg>`;

const drawOverPhotograph = (photograph: Buffer, overlay: string): Promise<Buffer> =>
  sharp(photograph)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(overlay) }])
    .jpeg({ quality: 82 })
    .toBuffer();

const at = (x: number, y: number, ink: string, content: string): string =>
  `<g fill="${ink}" transform="translate(${x} ${y.toFixed(1)})">${content}</g>`;

/* Shows the portal's logo, and the colours of its theme along the lower edge. */
const pictureSvg = (parts: readonly string[]): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#f7f6f2"/>
  <g transform="translate(${MARGIN} 84) scale(2.4)">
    <rect width="28" height="28" rx="6" fill="#1f5a9e"/>
    <path d="M9 9l10 10" stroke="#fff" stroke-width="2"/>
    <circle cx="9" cy="9" r="4" fill="#fff"/>
    <circle cx="19" cy="19" r="4" fill="#e0a83a"/>
  </g>
  ${parts.join('\n  ')}
  <rect y="606" width="${WIDTH}" height="24" fill="#1f5a9e"/>
  <rect y="606" width="${MARGIN * 3}" height="24" fill="#e0a83a"/>
</svg>`;

/* Truncates a title that does not fit at the smallest size. */
function fitTitle(title: string, outline: Outline): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const lines = wrapText(title, (text) => outline(text, size).width);
    if (lines.length <= MAX_TITLE_LINES) return { lines, size };
    if (size === TITLE_SIZES.at(-1)) {
      const last = lines[MAX_TITLE_LINES - 1] ?? '';
      return { lines: [...lines.slice(0, MAX_TITLE_LINES - 1), `${last.replace(/\s*\S+$/, '')}…`], size };
    }
  }
  return { lines: [title], size: 60 };
}

function wrapText(text: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > WIDTH - 2 * MARGIN) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
