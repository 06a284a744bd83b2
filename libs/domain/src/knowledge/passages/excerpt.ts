import { fold } from '@psp/contracts/fold';

/** Length of an excerpt, in characters, and how much of it stands before the first word that matched. */
const LENGTH = 240;
const BEFORE = 60;

const WORD = /[\p{L}\p{N}]+/gu;

/* The places of words that begin with a term, each with the number of its term. */
const hitsIn = (text: string, terms: readonly string[]): { at: number; term: number }[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    const term = terms.findIndex((one) => one !== '' && folded.startsWith(one));
    return term < 0 ? [] : [{ at: index, term }];
  });

/* The hit after which most different terms stand within an excerpt. */
const bestOf = (hits: readonly { at: number; term: number }[]): number => {
  let best = { at: hits[0]?.at ?? 0, terms: 0 };
  for (const [index, { at }] of hits.entries()) {
    const near = new Set<number>();
    for (const hit of hits.slice(index)) {
      if (hit.at > at + LENGTH - BEFORE) break;
      near.add(hit.term);
    }
    if (near.size > best.terms) best = { at, terms: near.size };
  }
  return best.at;
};

/** The part of a text around the words that begin with the terms, in whole words; its beginning where there is none. */
export const excerptAround = (text: string, terms: readonly string[]): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const at = bestOf(hitsIn(line, terms));
  const from = at <= BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  const start = from > at ? at : from;
  const end = start + LENGTH >= line.length ? line.length : line.lastIndexOf(' ', start + LENGTH);
  const cut = line.slice(start, end > start ? end : start + LENGTH).toWellFormed();
  return `${start > 0 ? '…' : ''}${end < line.length ? `${cut.replace(/[\s.,;:–—-]+$/u, '')}…` : cut}`;
};
