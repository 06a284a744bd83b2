import type { Random } from './random.ts';

const WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/** Computes the control digit of a tax code from its other digits (at most nine). */
export function controlDigit(digits: string): number {
  const padded = digits.padStart(WEIGHTS.length, '0');
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(padded[index]), 0);
  return ((sum * 10) % 11) % 10;
}

/** Invents a tax code with a correct control digit, from a range that is not in use. */
export function inventCui(random: Random, taken: Set<string>): string {
  const digits = String(random.int(9_000_000, 9_999_999));
  const cui = `${digits}${controlDigit(digits)}`;
  if (taken.has(cui)) return inventCui(random, taken);
  taken.add(cui);
  return cui;
}

/** Invents a tax code with a wrong control digit. */
export function inventOddCui(random: Random, taken: Set<string>): string {
  const right = inventCui(random, taken);
  const odd = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
  taken.add(odd);
  return odd;
}
