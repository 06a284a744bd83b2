import { shiftedText } from '@psp/contracts/raised-text';
import { sanitise } from './sanitise.ts';

const WORDS_PER_MINUTE = 200;
const END_OF_BLOCK = /<\/(?:p|h[2-4]|li|blockquote|caption|t[dhr])>|<[bh]r\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A sanitised rich text, and its plain text (`words`) with one line per block; `words` must be escaped when shown as HTML. */
export interface RichText {
  html: string;
  words: string;
}

/** A rich text as received, or already processed by `readApart` before the transaction. */
export type GivenText = string | RichText;

/* Replaces superscripts and subscripts by Unicode characters, so that m² does not become m2, and removes struck-out text. */
const withoutMarks = (clean: string): string =>
  clean
    .replace(/<s>.*?<\/s>/gs, '')
    .replace(/<(sup|sub)>(.*?)<\/\1>/gs, (_all, tag: 'sup' | 'sub', shifted: string) =>
      shiftedText(tag, shifted.replace(/<[^>]*>/g, '')),
    );

/** The plain text of a text that is sanitised already; see `RichText`. */
export const wordsOf = (clean: string): string =>
  withoutMarks(clean)
    .replace(END_OF_BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

/** Sanitises a rich text and extracts its plain text. */
export const readRichText = (sent: string): RichText => {
  const html = sanitise(sent);
  return { html, words: wordsOf(html) };
};

export const richTextOf = (given: GivenText): RichText => (typeof given === 'string' ? readRichText(given) : given);

/** The plain text of a rich text; see `RichText`. */
export const textOf = (html: string): string => readRichText(html).words;

/** The beginning of a text in whole words, at most `limit` characters including the ellipsis. */
export const excerptOf = (text: string, limit = 150): string => {
  // Twice the limit, since a character may be a surrogate pair.
  const start = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2 * limit + 2);
  const line = [...start];
  if (line.length <= limit) return line.join('');
  const room = line.slice(0, limit - 1).join('');
  const isWhole = line[limit - 1] === ' ';
  const lastSpace = room.lastIndexOf(' ');
  const words = isWhole || lastSpace < limit / 2 ? room : room.slice(0, lastSpace);
  return `${words.replace(/[\s.,;:!?–—-]+$/u, '')}…`;
};

/** Reading time of a text in minutes, at 200 words a minute; at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE));
