import { shiftedText } from '@psp/contracts/raised-text';
import { sanitise } from './sanitise.ts';

const WORDS_PER_MINUTE = 200;
const END_OF_BLOCK = /<\/(?:p|h[2-4]|li|blockquote|caption|t[dhr])>|<[bh]r\b[^>]*>/g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A long text as it may be kept, and its words, blocks on lines of their own; to be escaped again wherever they are shown as HTML. */
export interface RichText {
  html: string;
  words: string;
}

/** A long text as it was sent, or as `readApart` has read it before the transaction. */
export type GivenText = string | RichText;

/* Raised and lowered letters as characters of their own, so that m² is not m2; text that is struck out says nothing any more. */
const withoutMarks = (clean: string): string =>
  clean
    .replace(/<s>.*?<\/s>/gs, '')
    .replace(/<(sup|sub)>(.*?)<\/\1>/gs, (_all, tag: 'sup' | 'sub', shifted: string) =>
      shiftedText(tag, shifted.replace(/<[^>]*>/g, '')),
    );

const wordsOf = (clean: string): string =>
  withoutMarks(clean)
    .replace(END_OF_BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

/** Sanitises a long text. */
export const readRichText = (sent: string): RichText => {
  const html = sanitise(sent);
  return { html, words: wordsOf(html) };
};

export const richTextOf = (given: GivenText): RichText => (typeof given === 'string' ? readRichText(given) : given);

/** The words of a long text, see `RichText`. */
export const textOf = (html: string): string => readRichText(html).words;

/** The beginning of a text in whole words, `limit` characters at most with the ellipsis that says that it goes on. */
export const excerptOf = (text: string, limit = 150): string => {
  // Of characters that have two halves each, more than the limit.
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

/** Minutes that reading a text takes, at 200 words a minute, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil((text.match(/\S+/g)?.length ?? 0) / WORDS_PER_MINUTE));
