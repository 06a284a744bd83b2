import { useState } from 'react';
import { codeMessages } from './code-messages.ts';

/* Not there on an address without https, and refused by some policies. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text; `outcome` says in words how it went, '' before. */
export function useCopy(done: string): { outcome: string; copy: (text: string) => void } {
  const [outcome, setOutcome] = useState('');
  const copy = async (text: string) => setOutcome((await isCopied(text)) ? done : codeMessages.copyFailed);
  return { outcome, copy: (text) => void copy(text) };
}
