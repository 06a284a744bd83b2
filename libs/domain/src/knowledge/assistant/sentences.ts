import { sentencesOf } from '../../operating/rich-text/sentences.ts';

/** Longest sentence that is quoted whole, in characters; a longer one is cut at its semicolons. */
const LONGEST = 600;

const cutLong = (sentence: string): string[] =>
  sentence.length <= LONGEST
    ? [sentence]
    : sentence.split(/(?<=;)\s+/).flatMap((part) => (part.trim() ? [part.trim()] : []));

/** Sentences and lines of a text, as they stand in it, none too long to be quoted. */
export const quotableIn = (text: string): string[] => sentencesOf(text).flatMap((sentence) => cutLong(sentence.text));
