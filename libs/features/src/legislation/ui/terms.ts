import { fold } from '@psp/contracts/fold';

/* Letters of a word that its other forms have too: "praguri" also marks "pragul", "achiziții" "achiziție". */
const ENDING = 3;
const SHORTEST_STEM = 4;

/** Beginnings of the words to mark, in lower case and without diacritics. */
export const termsOf = (q: string): string[] =>
  (fold(q).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    /\p{N}/u.test(word) ? word : word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING)),
  );

/** Whether a text has a word for each of the terms. */
export const hasTerms = (text: string, terms: readonly string[]): boolean => {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return terms.length > 0 && terms.every((term) => words.some((word) => word.startsWith(term)));
};
