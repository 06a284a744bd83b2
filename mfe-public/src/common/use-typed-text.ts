import { cutSearch } from '@psp/contracts/search-limits';
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 400;

/**
 * The text of a search box that filters as one types: it is handed on after a pause, and what the address says (a removed
 * chip, Back) comes back to the box. `onTyped` must stay the same function while nothing of it changes.
 */
export function useTypedText(known: string, onTyped: (text: string) => void) {
  const [text, setText] = useState(known);
  const [shown, setShown] = useState(known);
  // What the address can say of it, or the two would never agree.
  const wanted = cutSearch(text);
  if (shown !== known) {
    setShown(known);
    if (known !== wanted) setText(known);
  }
  useEffect(() => {
    if (wanted === known) return;
    const timer = setTimeout(() => onTyped(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known, onTyped]);
  return [text, setText] as const;
}
