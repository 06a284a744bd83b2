import { useState } from 'react';

/* Not there on an address without https, and refused by some policies. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text; `outcome` says by which of the two words it went, '' before. */
export function useCopy(words: { copied: string; copyFailed: string }): {
  outcome: string;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => setOutcome((await isCopied(text)) ? words.copied : words.copyFailed);
  return { outcome, copy: (text) => void copy(text) };
}
