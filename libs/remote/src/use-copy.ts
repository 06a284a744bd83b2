import { useState } from 'react';

/* The clipboard API is missing without https and denied by some policies. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text to the clipboard; `outcome` is one of `words` after it, '' before. */
export function useCopy(words: { copied: string; copyFailed: string }): {
  outcome: string;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => setOutcome((await isCopied(text)) ? words.copied : words.copyFailed);
  return { outcome, copy: (text) => void copy(text) };
}
