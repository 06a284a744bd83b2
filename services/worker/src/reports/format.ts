import { strings } from './strings.ts';

/** A number with at most one decimal: "1.234,5". */
export const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });

/** A value that may not be known. */
export const given = (value: number | null, format: (value: number) => string): string =>
  value === null ? strings.none : format(value);
