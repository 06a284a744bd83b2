/** A sentence of a plain text, and its position in it. */
export interface Sentence {
  at: number;
  text: string;
}

/* Words with a full stop that ends no sentence. */
const ABBREVIATED = new Set(
  `alin anexa ap aprox art bd buc cap cca cf conf d-l d-na dl dna dr ex excl incl ing jud lit loc max min mun nr obs pag pct prof pt resp
  săpt sat str tel vol`.split(/\s+/),
);

/* Sign or number of a list item. */
const ITEM = /^\s*(?:[-–—•*]|\d{1,3}[.)]|[a-zăâîșț]\))\s+/u;
const END = /[.!?…]["”»)]*\s+(?=["„«(]?[\p{Lu}\d<[])/gu;

/* No abbreviation is longer. */
const ABBREVIATION_MAX = 8;

/* `before`: what stands before the full stop. */
const isAbbreviation = (before: string): boolean => {
  const word = /([\p{L}-]+)$/u.exec(before)?.[1] ?? '';
  return ABBREVIATED.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word);
};

/* The sentences of one line, without the sign of a list item. */
const inLine = (line: string, at: number): Sentence[] => {
  const start = ITEM.exec(line)?.[0].length ?? 0;
  const found: Sentence[] = [];
  let from = start;
  const keep = (to: number) => {
    const raw = line.slice(from, to);
    const text = raw.trim();
    if (text) found.push({ at: at + from + raw.indexOf(text), text });
    from = to;
  };
  for (const { 0: end, index } of line.matchAll(END)) {
    if (
      index < start ||
      (end.startsWith('.') && isAbbreviation(line.slice(Math.max(0, index - ABBREVIATION_MAX), index)))
    )
      continue;
    keep(index + end.length);
  }
  keep(line.length);
  return found;
};

/** The sentences of a plain text. None goes over the end of a line, so that headings and list items are sentences of their own. */
export const sentencesOf = (text: string): Sentence[] => {
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const found = inLine(line, at);
    at += line.length + 1;
    return found;
  });
};

/** Number of words of a text. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;
