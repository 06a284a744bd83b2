/** A place of a text that waits to be filled in, as "[număr]" or "______"; positions are those of the string. */
export interface Place {
  start: number;
  end: number;
  words: string;
}

/* In brackets, other than a number of a note, the text of a link and a sign alone; or a line to write on. */
const PLACE = /\[(?!\d+\]|[xX]\])[^[\]\n]{0,80}\](?!\()|(?<![\p{L}\d_])_{3,}(?![\p{L}\d])|\.{6,}|…{2,}/gu;

/** The unfilled places of a text, in their order. */
export const placesIn = (text: string): Place[] =>
  [...text.matchAll(PLACE)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }));

/** How many places of the texts are not filled in. */
export const placesInAll = (...texts: string[]): number => texts.reduce((sum, text) => sum + placesIn(text).length, 0);

/** The words around a place, with the place, cut at whole words. */
export function aroundPlace(text: string, { start, end, words }: Place): string {
  const line = { from: text.lastIndexOf('\n', start - 1) + 1, to: text.indexOf('\n', end) };
  const before = text.slice(line.from, start).split(' ').slice(-4).join(' ');
  const after = text
    .slice(end, line.to < 0 ? undefined : line.to)
    .split(' ')
    .slice(0, 4)
    .join(' ');
  return `${before}${words}${after}`.trim();
}
