import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 400;

/**
 * The text of a search box whose value stands in the address. What is typed goes there after a pause; what the address says
 * (a removed chip, Back) comes back to the box. `isTyping` asks to replace the entry of the history instead of adding one
 * for every pause.
 */
export function useTypedText(known: string, onChange: (text: string, options: { isTyping: boolean }) => void) {
  const [text, setText] = useState(known);
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    if (known !== text.trim()) setText(known);
  }
  useEffect(() => {
    const typed = text.trim();
    if (typed === known) return;
    const timer = setTimeout(() => onChange(typed, { isTyping: known !== '' }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, onChange]);
  return [text, setText] as const;
}
