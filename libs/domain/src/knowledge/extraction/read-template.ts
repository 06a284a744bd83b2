import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { Block } from './read-docx.ts';
import { nameOf, readTags, type Tag, type TagProblem } from './tags.ts';

/** Where a placeholder stands. */
interface Place {
  part: 'body' | 'header' | 'footer' | 'other';
  /** Number of the paragraph or table row, from 1, in the document's text; null outside of it. */
  paragraph: number | null;
  /** The words around it. */
  around: string;
}
interface TemplateProblem extends Place {
  problem: TagProblem;
  tag: string;
}

/** Placeholders of a Word document. With problems it cannot be filled, and `fields` may be incomplete. */
export interface Template {
  /** Each name once, in lower case, at its first place. */
  fields: (Place & { name: string })[];
  problems: TemplateProblem[];
  /** The beginning of the document's text, for the preview. */
  blocks: Block[];
  isCut: boolean;
}

/** Characters that no template has in its text, so that docxtemplater reads the text alone. */
const NO_DELIMITERS = { start: '\uE000\uE001', end: '\uE001\uE000' };
const AROUND = 40;
/** Blocks of the preview, and characters of each of their texts. */
const SHOWN = { blocks: 400, characters: 3000 };

/** Reads the placeholders of a Word document, whose text is `blocks`; null without any. */
export function readTemplate(bytes: Buffer, blocks: Block[]): Template | null {
  const tags = readTags(new PizZip(bytes));
  if (tags.length === 0) return null;
  const plain = new Docxtemplater(new PizZip(bytes), { delimiters: NO_DELIMITERS, errorLogging: false });
  const placeOf = places(blocks, (file) => plain.getFullText(file));
  const fields = new Map<string, Template['fields'][number]>();
  const problems: TemplateProblem[] = [];
  for (const tag of tags) {
    if (tag.problem) problems.push({ problem: tag.problem, tag: tag.text.toWellFormed(), ...placeOf(tag) });
    else if (!fields.has(nameOf(tag.text))) fields.set(nameOf(tag.text), { name: nameOf(tag.text), ...placeOf(tag) });
  }
  const shown = blocks.slice(0, SHOWN.blocks).map(({ kind, texts }) => ({ kind, texts: texts.map(cutText) }));
  return { fields: [...fields.values()], problems, blocks: shown, isCut: shown.length < blocks.length };
}

const cutText = (text: string): string => text.slice(0, SHOWN.characters).toWellFormed();

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/* Finds the paragraph of a character by counting the characters before it, without spaces. */
function places(blocks: readonly Block[], textOf: (file: string) => string) {
  const lines = blocks.map((block) => block.texts.join(' '));
  const ends: number[] = [];
  for (const line of lines) ends.push((ends.at(-1) ?? 0) + withoutSpaces(line).length);
  return ({ file, offset }: Tag): Place => {
    const text = textOf(file);
    const part = partOf(file);
    const at = part === 'body' ? ends.findIndex((end) => withoutSpaces(text.slice(0, offset)).length < end) : -1;
    const line = lines[at];
    if (line === undefined) return { part, paragraph: null, around: cut(text, offset) };
    return { part, paragraph: at + 1, around: cut(line, Math.max(0, line.search(/[{}]/))) };
  };
}

function partOf(file: string): Place['part'] {
  if (file === 'word/document.xml') return 'body';
  return file.startsWith('word/header') ? 'header' : file.startsWith('word/footer') ? 'footer' : 'other';
}

const cut = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .replace(/\s+/g, ' ')
    .toWellFormed()
    .trim();
