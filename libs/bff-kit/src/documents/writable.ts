export type Face = 'body' | 'bold';

/* What the typeface has of what people write; a missing glyph would make the file no PDF/UA. */
const UNKNOWN =
  /[^\n\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u01fa-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u2212\u2248\u2260\u2264\u2265]/gu;

/** A text as the typeface can write it: the rest as "?". */
export const writable = (text: string): string =>
  text.normalize('NFC').replaceAll('\t', ' ').replaceAll('\r', '').replace(UNKNOWN, '?');
