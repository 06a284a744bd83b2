const WITH_COMMA: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/* The limit of Unicode's Stream-Safe Text Format. No language uses more marks on a letter; sorting them takes quadratic time. */
const MARKS = /(\p{M}{1,30})\p{M}*/gu;

/**
 * Normalises a Romanian text: NFC with at most thirty combining marks per letter, and ș and ț with a comma instead of the
 * cedilla that older keyboards and files use.
 */
export const romanianLetters = (text: string): string =>
  text
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (letter) => WITH_COMMA[letter] ?? letter);

const WITH_CEDILLA = Object.fromEntries(Object.entries(WITH_COMMA).map(([cedilla, comma]) => [comma, cedilla]));

/** Replaces ș and ț with their cedilla variants, which older keyboards write. */
export const withCedillas = (text: string): string =>
  text.replace(/[șțȘȚ]/g, (letter) => WITH_CEDILLA[letter] ?? letter);
