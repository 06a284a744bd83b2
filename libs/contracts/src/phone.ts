/** A Romanian phone number as it is stored, `+40` and nine digits; null when the text is not one. */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/[\s().\-/]/g, '');
  const national = /^(?:\+40|0040|0)([237]\d{8})$/.exec(digits)?.[1];
  return national ? `+40${national}` : null;
}

/** A stored number as people read it: 0722 123 456; anything else as it is. */
export const showPhone = (stored: string): string => stored.replace(/^\+40(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
