import { nearest } from './nearest.ts';

export type Face = 'body' | 'bold';

/* What the typeface has of what people write; a missing glyph would make the file no PDF/UA. */
const LETTERS = '\\u0020-\\u007e\\u00a0-\\u0131\\u0134-\\u0148\\u014a-\\u017e\\u01fa-\\u021b\\u1ea0-\\u1ef9\\u03c0';
const SIGNS = '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u2044\\u20ac';
const MATHS =
  '\\u2070\\u2074-\\u2079\\u2116\\u2122\\u2126\\u2153\\u2154\\u215b-\\u215e\\u2202\\u2205\\u2206\\u220f\\u2211';
const MORE_MATHS = '\\u2212\\u2215\\u2219\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25ca';
const UNKNOWN = new RegExp(`[^\\n${LETTERS}${SIGNS}${MATHS}${MORE_MATHS}]`, 'gu');
const isKnown = (text: string): boolean => text.search(UNKNOWN) < 0;

/* Ends of lines as word processors, mails and old systems write them. */
const ENDS_OF_LINES = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/* Control characters, and marks that only say how the text around them is set. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\ufe00-\ufe0f]/gu;
const SOFT_HYPHEN = '\u00ad';

/** A text as the typeface can write it: the nearest of signs that it lacks, "?" for the rest. */
export const writable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(ENDS_OF_LINES, '\n')
    .replace(UNSEEN, (mark) => (mark === SOFT_HYPHEN ? mark : ''))
    .replace(UNKNOWN, (sign) => nearest(sign, isKnown));
