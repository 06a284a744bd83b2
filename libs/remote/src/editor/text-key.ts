/* JSON turns NaN into null, which would mean an emptied field. */
const withoutUnreadable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

/** Serialises a text without unreadable numbers (NaN), so that the saved numbers are kept. */
export const keyOf = (text: unknown): string => JSON.stringify(text, withoutUnreadable);

/* HTML that the sanitiser changes: column widths, spans of 1, attributes set by the server. */
const CLEANED =
  /<colgroup>.*?<\/colgroup>| (?:style|class|loading|rel|target)="[^"]*"| (?:col|row)span="1"| ?\/(?=>)/gs;

/** Serialises a text without the parts that the server may change: surrounding spaces and sanitised markup. */
export const wordsOf = (text: unknown): string =>
  JSON.stringify(text, (name, value) =>
    typeof value === 'string' ? value.replace(CLEANED, '').trim() : withoutUnreadable(name, value),
  );
