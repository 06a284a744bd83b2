const WITH_COMMA: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/* Unicode's Stream-Safe Text Format: no language puts more marks on a letter, and sorting them takes the square of their number. */
const MARKS = /(\p{M}{1,30})\p{M}*/gu;

/**
 * Romanian's own letters instead of those with cedilla, which older keyboards and files write; marks joined to their letters, of
 * which each keeps thirty at most.
 */
export const romanianLetters = (text: string): string =>
  text
    .replace(MARKS, '$1')
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (letter) => WITH_COMMA[letter] ?? letter);

const WITH_CEDILLA = Object.fromEntries(Object.entries(WITH_COMMA).map(([cedilla, comma]) => [comma, cedilla]));

/** The letters with a comma written with a cedilla, as older keyboards do. */
export const withCedillas = (text: string): string =>
  text.replace(/[șțȘȚ]/g, (letter) => WITH_CEDILLA[letter] ?? letter);
