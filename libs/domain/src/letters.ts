const WITH_COMMA: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

/** Romanian's own letters instead of those with cedilla, which older keyboards and files write; marks joined to their letters. */
export const romanianLetters = (text: string): string =>
  text.normalize('NFC').replace(/[şţŞŢ]/g, (letter) => WITH_COMMA[letter] ?? letter);
