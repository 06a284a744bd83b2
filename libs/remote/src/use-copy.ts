import { useState } from 'react';

/* The clipboard API is missing without https and denied by some policies. */
async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies text to the clipboard. `outcome` is '' before the first copy, then one of `words`. */
export function useCopy(words: { copied: string; copyFailed: string }): {
  outcome: string;
  copy: (text: string) => void;
} {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => setOutcome((await tryToCopy(text)) ? words.copied : words.copyFailed);
  return { outcome, copy: (text) => void copy(text) };
}
