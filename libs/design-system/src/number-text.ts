import { formatUnrounded } from './format.tsx';
import { words } from './words.ts';

/* Thousands separated by one sign, never after a leading zero, and decimals after another one. */
const GROUPED = /^[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const ONE_COMMA = /^\d+,\d{3}$/;
const PLAIN = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/* One separator before three digits, which people use both for decimals and for thousands. */
const DECIMALS_OR_THOUSANDS = /^0*[1-9]\d{0,2},\d{3}$|^0+[1-9]\d{0,2}\.\d{3}$/;
const ONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/;

const ALIASES: Readonly<Record<string, readonly string[]>> = { lei: ['ron'], eur: ['€', 'euro'] };

/* Spreadsheets copy a cell with its unit, before or after the number. */
function withoutUnit(text: string, unit: string): string {
  const name = unit.toLowerCase();
  for (const known of name ? [name, ...(ALIASES[name] ?? [])] : []) {
    if (text.toLowerCase().endsWith(known)) return text.slice(0, -known.length).trimEnd();
    if (text.toLowerCase().startsWith(known)) return text.slice(known.length).trimStart();
  }
  return text;
}

/* Without the sign, the unit and characters that cannot be seen. A tab is kept: it separates two cells. */
function bare(text: string, unit: string): { isNegative: boolean; digits: string } {
  const visible = text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\p{Zs}/gu, ' ');
  const [, sign = '', digits = ''] = /^([-\u2010-\u2013\u2212]?)(.*)$/s.exec(withoutUnit(visible, unit)) ?? [];
  return { isNegative: sign !== '', digits };
}

function valueOf(digits: string): number | null {
  const separator = ONE_COMMA.test(digits) ? undefined : GROUPED.exec(digits)?.[1];
  const plain = separator ? digits.replaceAll(separator, '') : digits;
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/**
 * Parses a typed or pasted number; null when it is not one. "15.000" is 15000; a dot that cannot separate thousands ("15.5",
 * "0.125") counts as a decimal comma. `unit` may stand beside the number.
 */
export function parseNumber(text: string, unit = ''): number | null {
  const { isNegative, digits } = bare(text, unit);
  const value = valueOf(digits);
  return value !== null && isNegative ? -value : value;
}

/**
 * Asks about a number that can be read in two ways: "15 lei, nu 15.000?" for "15,000". `other` is the other reading; null when
 * there is only one. `hasThousandths`: "1.250" is questioned too, where three decimals are usual.
 */
export function doubtOf(
  text: string,
  unit: string,
  hasThousandths: boolean,
): { question: string; other: number } | null {
  const { isNegative, digits } = bare(text, unit);
  const value = parseNumber(text, unit);
  const isThousands = hasThousandths && ONE_GROUP.test(digits);
  if (value === null || !(isThousands || DECIMALS_OR_THOUSANDS.test(digits))) return null;
  const size = isThousands ? Number(digits) : Number(digits.replace(/[.,]/, ''));
  const other = isNegative ? -size : size;
  return {
    question: words.misread(`${formatUnrounded(value)}${unit && `\u00a0${unit}`}`, formatUnrounded(other)),
    other,
  };
}
