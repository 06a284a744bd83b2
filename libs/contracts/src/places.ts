/** An unfilled place of a text, such as "[număr]" or "______", with its positions in the string. */
export interface Place {
  start: number;
  end: number;
  words: string;
}

/* Text in brackets, except footnote numbers, checkboxes and link texts; or a line to write on. */
const PLACE = /\[(?!\d+\]|[xX]\])[^[\]\n]{0,80}\](?!\()|(?<![\p{L}\d_])_{3,}(?![\p{L}\d])|\.{6,}|…{2,}/gu;

/** The unfilled places of a text, in order. */
export const placesIn = (text: string): Place[] =>
  [...text.matchAll(PLACE)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, words }));

/** Number of unfilled places in the texts. */
export const placesInAll = (...texts: string[]): number => texts.reduce((sum, text) => sum + placesIn(text).length, 0);

/** A place with its surrounding text, cut at whole words. */
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
