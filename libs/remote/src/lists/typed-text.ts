import { cutSearch } from '@psp/contracts/search-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const TYPING_PAUSE_MS = 400;

type OnTyped = (text: string, options: { isTyping: boolean }) => void;

/**
 * The text of a search box that filters as one types, and whose value stands in the address. What is typed is handed on once,
 * after a pause, as the address can say it: trimmed and cut. What the address says (a removed chip, Back) comes back to the box.
 * The first words are a new entry of the history; `isTyping` asks to replace the present one, as every further pause does.
 * Nothing is handed on while another page is on its way: that would call it back.
 */
export function useTypedText(known: string, onTyped: OnTyped) {
  const [text, setText] = useState(known);
  const [shown, setShown] = useState(known);
  const wanted = cutSearch(text);
  if (shown !== known) {
    setShown(known);
    if (known !== wanted) setText(known);
  }
  const isLeaving = useNavigation().state !== 'idle';
  const handOn = useEffectEvent(() => onTyped(wanted, { isTyping: known !== '' }));
  useEffect(() => {
    if (wanted === known || isLeaving) return;
    const timer = setTimeout(() => handOn(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known, isLeaving]);
  return [text, setText] as const;
}
