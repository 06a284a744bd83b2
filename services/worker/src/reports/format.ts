import { strings } from './strings.ts';

/** Formats a number with at most one decimal: "1.234,5". */
export const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });

/** Formats a value, or returns the text for an unknown one. */
export const valueOrNone = (value: number | null, format: (value: number) => string): string =>
  value === null ? strings.none : format(value);
