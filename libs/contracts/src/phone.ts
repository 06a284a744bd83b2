import { cleaned } from './cleaned.ts';

/** Normalises a Romanian phone number to `+40` and nine digits, also "+40 (0)722 123 456"; null when it is invalid. */
export function normalisePhone(text: string): string | null {
  const digits = cleaned(text).replace(/[\s().\-/]/g, '');
  const national = /^(?:(?:\+40|0040)0?|0)([2378]\d{8})$/.exec(digits)?.[1];
  return national ? `+40${national}` : null;
}

/** Formats a stored number as 0722 123 456; returns others unchanged. */
export const showPhone = (stored: string): string => stored.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
