import { cutSearch } from '@psp/contracts/search-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const TYPING_PAUSE_MS = 400;

type OnTyped = (text: string, options: { isTyping: boolean }) => void;

/**
 * The text of a search box that filters as one types, and whose value stands in the address. What is typed is handed on once,
 * after a pause or at once by `submit`, as the address can say it: trimmed and cut. What the address says besides (a removed
 * chip, Back) comes back to the box. The first words are a new entry of the history, and so is what is submitted; `isTyping`
 * asks to replace the present one, as every further pause does. Nothing is handed on by a pause while another page is on its
 * way: that would call it back.
 */
export function useTypedText(known: string, onTyped: OnTyped) {
  const [text, setText] = useState(known);
  const [shown, setShown] = useState(known);
  const [handedOn, setHandedOn] = useState<string | null>(null);
  const wanted = cutSearch(text);
  if (shown !== known) {
    setShown(known);
    setHandedOn(null);
    // What was handed on only arrives now, and letters may have been typed since.
    if (known !== wanted && known !== handedOn) setText(known);
  }
  const isLeaving = useNavigation().state !== 'idle';
  const handOn = (options: { isTyping: boolean }) => {
    setHandedOn(wanted);
    onTyped(wanted, options);
  };
  const afterPause = useEffectEvent(() => handOn({ isTyping: known !== '' }));
  useEffect(() => {
    if (wanted === known || isLeaving) return;
    const timer = setTimeout(() => afterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known, isLeaving]);
  return [text, setText, () => handOn({ isTyping: false })] as const;
}
