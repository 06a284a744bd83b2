import { cleaned } from './cleaned.ts';

const WEIGHTS = '753217532';

/** Normalises a tax code: without spaces, dots and a leading RO. */
export const normaliseCui = (text: string): string => cleaned(text).replace(/[\s.]/g, '').replace(/^RO-?/i, '');

/** Checks the control digit (weights 753217532, sum × 10 mod 11, 10 counts as 0). */
const hasControlDigit = (cui: string): boolean => {
  const digits = cui.slice(0, -1).padStart(9, '0');
  const sum = [...WEIGHTS].reduce((total, weight, index) => total + Number(weight) * Number(digits[index]), 0);
  return ((sum * 10) % 11) % 10 === Number(cui.at(-1));
};

export type CuiProblem = 'shape' | 'control-digit';

/**
 * Validates a normalised tax code: two to ten digits without a leading zero, and the control digit. About 0.007 % of
 * registered codes have a wrong control digit, which may be confirmed manually.
 */
export function cuiProblem(cui: string): CuiProblem | null {
  if (!/^[1-9]\d{1,9}$/.test(cui)) return 'shape';
  return hasControlDigit(cui) ? null : 'control-digit';
}

export const CUI_MESSAGES: Record<CuiProblem, string> = {
  shape: 'CUI-ul are între 2 și 10 cifre, cu sau fără RO în față, de exemplu RO 4221306.',
  'control-digit': 'Ultima cifră a CUI-ului nu se potrivește cu celelalte. Verificați dacă l-ați copiat întreg.',
};
