/* JSON writes null for NaN, which would say that the field was emptied. */
const withoutUnreadable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

/** A text as JSON without the numbers that cannot be read (NaN), so that what the server has of them stands. */
export const keyOf = (text: unknown): string => JSON.stringify(text, withoutUnreadable);

/* What cleaning changes of HTML: widths of columns, spans of one cell, attributes that the server sets itself. */
const CLEANED =
  /<colgroup>.*?<\/colgroup>| (?:style|class|loading|rel|target)="[^"]*"| (?:col|row)span="1"| ?\/(?=>)/gs;

/** The same without what a server may change of its strings: spaces at their ends, and markup that it cleans. */
export const wordsOf = (text: unknown): string =>
  JSON.stringify(text, (name, value) =>
    typeof value === 'string' ? value.replace(CLEANED, '').trim() : withoutUnreadable(name, value),
  );
