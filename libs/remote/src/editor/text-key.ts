/* JSON writes null for NaN, which would say that the field was emptied. */
const withoutUnreadable = (_: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

/** A text as JSON without the numbers that cannot be read (NaN), so that what the server has of them stands. */
export const keyOf = (text: unknown): string => JSON.stringify(text, withoutUnreadable);

/** The same without spaces at the ends of its strings, which a server may drop. */
export const wordsOf = (text: unknown): string =>
  JSON.stringify(text, (name, value) => (typeof value === 'string' ? value.trim() : withoutUnreadable(name, value)));
