/*
 * What tells who somebody is: addresses of e-mail, numbers of phones, and numbers as long as those of persons, accounts and cards.
 * Amounts, CPV codes and numbers of acts stay.
 */
const PERSONAL = [
  { name: 'e-mail', pattern: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,24}/gu },
  { name: 'IBAN', pattern: /\bRO\d{2} ?[A-Z]{4}(?: ?[A-Z0-9]){16}\b/giu },
  { name: 'telefon', pattern: /(?<![\d.])(?:\+?40|0)[ .-]?(?:7\d{2}|2\d{2}|3\d{2})(?:[ .-]?\d{3}){2}(?!\d)/gu },
  { name: 'număr', pattern: /(?<!\d)[1-9](?:[ .-]?\d){12}(?![\d])/gu },
] as const;

/** A text whose personal data is replaced by marks, and how to put it back. */
export interface Masked {
  text: string;
  /** What stands for each mark. */
  hidden: Map<string, string>;
}

/** Replaces personal data by marks such as `[e-mail 1]`; the same data gets the same mark in all texts of one map. */
export const mask = (text: string, hidden: Map<string, string> = new Map()): Masked => {
  const masked = PERSONAL.reduce(
    (rest, { name, pattern }) =>
      rest.replace(pattern, (found) => {
        const known = [...hidden].find(([, value]) => value === found);
        if (known) return known[0];
        const mark = `[${name} ${[...hidden.keys()].filter((key) => key.startsWith(`[${name} `)).length + 1}]`;
        hidden.set(mark, found);
        return mark;
      }),
    text,
  );
  return { text: masked, hidden };
};

/** Puts masked data back. */
export const unmask = (text: string, hidden: ReadonlyMap<string, string>): string =>
  [...hidden].reduce((rest, [mark, value]) => rest.replaceAll(mark, value), text);
