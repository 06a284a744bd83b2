import { fold } from '@psp/contracts/fold';
import { soughtWords } from './question-words.ts';

/** A text that a written sentence may rest on. */
export interface Source {
  title: string;
  heading: string;
  text: string;
}

/** Part of a sentence's words that stand in its passages, in some form. */
const SUPPORTED_FROM = 0.7;
const LONGEST = 600;

const WORD = /[a-z0-9]+/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const QUOTED = /[„“"«]([^„“”"«»]{3,})[”“"»]/g;
/* Written sentences hold neither addresses nor marks of another language's markup. */
const FOREIGN = /https?:|www\.|@|[<>{}`|]|\[[^\]]*\]\(/;

/* Forms of a word share all but their last letters. */
const beginningOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.65)));

const numbersIn = (text: string): string[] =>
  (text.match(NUMBER) ?? []).map((one) => one.replace(/[.,](?=\d{3}\b)/g, ''));

const squeezed = (text: string): string => fold(text).replace(/\s+/g, ' ');

/**
 * Whether a sentence that a model wrote says only what its passages say: its numbers and quotations stand in them, and most of its words
 * in some form. It may still be wrong about how these belong together; that is why readers are shown the passage.
 */
export const isSupported = (sentence: string, sources: readonly Source[]): boolean => {
  if (sources.length === 0 || sentence.length > LONGEST || FOREIGN.test(sentence)) return false;
  const whole = sources.map(({ title, heading, text }) => `${title}\n${heading}\n${text}`).join('\n');
  const folded = squeezed(whole);
  const numbers = new Set(numbersIn(whole));
  if (!numbersIn(sentence).every((one) => numbers.has(one))) return false;
  for (const [, quoted = ''] of sentence.matchAll(QUOTED)) if (!folded.includes(squeezed(quoted.trim()))) return false;
  const words = soughtWords(sentence, LONGEST);
  if (words.length === 0) return false;
  const known = folded.match(WORD) ?? [];
  const found = words.filter((word) => known.some((one) => one.startsWith(beginningOf(word)) || word === one));
  return found.length / words.length >= SUPPORTED_FROM;
};
