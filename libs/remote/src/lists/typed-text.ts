import { cutSearch } from '@psp/contracts/search-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const TYPING_PAUSE_MS = 400;

/* Runs it once nothing was typed for a while; returns how to give that up. */
const afterPause = (run: () => void): (() => void) => {
  const timer = setTimeout(run, TYPING_PAUSE_MS);
  return () => clearTimeout(timer);
};

/** A typed text as it was when typing last paused. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => afterPause(() => setPaused(text)), [text]);
  return paused;
}

type OnTyped = (text: string, options: { isTyping: boolean }) => void;

/**
 * State of a search input whose value is also in the address. The trimmed, truncated text is passed to `onTyped` once, after
 * a pause or by `submit`. Changes of the address (a removed chip, Back) update the input. The first text and a submitted one
 * add a history entry; with `isTyping` the current entry is to be replaced. Nothing is passed on during a navigation, which
 * it would cancel.
 */
export function useTypedText(known: string, onTyped: OnTyped) {
  const [text, setText] = useState(known);
  const [shown, setShown] = useState(known);
  const [handedOn, setHandedOn] = useState<string | null>(null);
  const wanted = cutSearch(text);
  if (shown !== known) {
    setShown(known);
    setHandedOn(null);
    // The passed text may arrive after more letters were typed.
    if (known !== wanted && known !== handedOn) setText(known);
  }
  const isLeaving = useNavigation().state !== 'idle';
  const handOn = (options: { isTyping: boolean }) => {
    setHandedOn(wanted);
    onTyped(wanted, options);
  };
  const handOnTyped = useEffectEvent(() => handOn({ isTyping: known !== '' }));
  useEffect(() => {
    if (wanted === known || isLeaving) return;
    return afterPause(() => handOnTyped());
  }, [wanted, known, isLeaving]);
  return [text, setText, () => handOn({ isTyping: false })] as const;
}
