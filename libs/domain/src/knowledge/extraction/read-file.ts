import { DomainError } from '../../errors.ts';
import { romanianLetters } from '../../letters.ts';
import { inspectZip } from '../../operating/files/inspect-zip.ts';
import { readTemplate, type Template } from './read-template.ts';
import type { Piece } from '../passages/keep-passages.ts';
import { type Block, readDocx } from './read-docx.ts';
import { readPdfPages } from './read-pdf.ts';
import { strings } from './strings.ts';

/**
 * `scanned`: at most a fifth of the pages have text; `broken`: malformed, or with macros; `too_large`: beyond a limit of memory,
 * time, pages or characters.
 */
export type ExtractionState = 'read' | 'scanned' | 'encrypted' | 'broken' | 'too_large';

/** Text of a file. Unless `state` is `read`, it has no text. */
export interface Extraction {
  state: ExtractionState;
  text: string;
  /** Number of pages of a PDF; null for other files. */
  pages: number | null;
  /** The text in parts with an address: pages of a PDF, or parts of a Word document that begin with a heading. */
  pieces: Piece[];
  /** Placeholders of a Word document; null without any. */
  template: Template | null;
}

export const PAGES_MAX = 1500;
/** In characters, of all pages together. */
export const TEXT_MAX = 5_000_000;
const SCANNED_SHARE = 0.8;
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

export const withoutText = (state: ExtractionState, pages: number | null = null): Extraction => ({
  ...{ state, pages, text: '', pieces: [], template: null },
});

/** A file whose text is to be extracted. */
interface ExtractedFile {
  bytes: Uint8Array;
  type: 'pdf' | 'docx';
}

/** Reads the text of a file. Runs in the extraction process, because a file may exhaust its memory or never end. */
export async function readFile({ bytes, type }: ExtractedFile): Promise<Extraction> {
  try {
    return await (type === 'pdf' ? ofPdf(bytes) : ofDocx(Buffer.from(bytes)));
  } catch (error) {
    return withoutText(stateOf(error));
  }
}

/* PostgreSQL refuses NUL and halves of surrogate pairs. */
const storable = (text: string): string => romanianLetters(text.replaceAll('\u0000', '').toWellFormed());

const stateOf = (error: unknown): ExtractionState => {
  if (error instanceof RangeError) return 'too_large';
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
};

async function ofPdf(bytes: Uint8Array): Promise<Extraction> {
  const texts = (await readPdfPages(bytes, PAGES_MAX)).map(storable);
  const blank = texts.filter((text) => !/\p{L}/u.test(text)).length;
  if (blank > SCANNED_SHARE * texts.length) return withoutText('scanned', texts.length);
  const pieces = texts.flatMap((text, at) =>
    text === '' ? [] : [{ anchor: `p${at + 1}`, heading: strings.page(at + 1), text }],
  );
  return whole({ pages: texts.length, pieces, template: null });
}

async function ofDocx(bytes: Buffer): Promise<Extraction> {
  // Word stores an encrypted document in a compound file instead of a ZIP file.
  if (bytes.subarray(0, 4).equals(COMPOUND_FILE))
    return withoutText(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'broken');
  if ((await inspectZip(bytes)) !== 'docx') throw new DomainError('file.type');
  const blocks = await readDocx(bytes);
  return whole({ pages: null, pieces: piecesOf(blocks), template: readTemplate(bytes, blocks) });
}

function whole(read: Pick<Extraction, 'pages' | 'pieces' | 'template'>): Extraction {
  const text = read.pieces.map((piece) => piece.text).join('\n\n');
  return text.length > TEXT_MAX ? withoutText('too_large', read.pages) : { state: 'read', text, ...read };
}

function piecesOf(blocks: readonly Block[]): Piece[] {
  const pieces: { heading: string; lines: string[] }[] = [{ heading: '', lines: [] }];
  for (const block of blocks) {
    const line = storable(block.texts.join('\t'));
    if (block.kind === 'heading') pieces.push({ heading: line, lines: [line] });
    else pieces.at(-1)?.lines.push(line);
  }
  const times = new Map<string, number>();
  return pieces
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ anchor: anchorOf(heading, times), heading, text: lines.join('\n') }));
}

/* An address from the words of the heading, so that it survives versions in which other parts come or go. */
function anchorOf(heading: string, times: Map<string, number>): string {
  const words = heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['inceput'];
  const slug = words.join('-').slice(0, 60);
  const time = (times.get(slug) ?? 0) + 1;
  times.set(slug, time);
  return time === 1 ? slug : `${slug}-${time}`;
}
