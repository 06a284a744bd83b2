import type { AssistantConversation, AssistantTurn, CitedPassage } from '@psp/contracts/assistant';
import { useRef, useState } from 'react';

interface Place {
  /** Id of the answer that cites it. */
  turn: string;
  number: number;
  takesFocus: boolean;
}

/** Which passage is open, and how it changes. */
export interface OpenPassage {
  at: Place | null;
  takesFocus: boolean;
  /** Opens a passage from one of its citations, or closes it when it is open; closing returns the focus to `from`. */
  toggle: (turn: AssistantTurn, number: number, from: HTMLElement) => void;
  /** Shows another passage of the same answer, which takes the focus. */
  show: (number: number) => void;
  /** The same, from a button that stays and keeps the focus. */
  turnTo: (number: number) => void;
  close: () => void;
}

/** State of the passage that is open beside or below its answer. */
export function useOpenPassage(): OpenPassage {
  const [at, setAt] = useState<Place | null>(null);
  const opener = useRef<HTMLElement>(null);
  const move = (number: number, takesFocus: boolean) => setAt((before) => before && { ...before, number, takesFocus });
  const close = () => {
    setAt(null);
    opener.current?.focus();
  };
  return {
    at,
    takesFocus: at?.takesFocus ?? false,
    toggle: (turn, number, from) => {
      opener.current = from;
      if (at?.turn === turn.id && at.number === number) close();
      else setAt({ turn: turn.id, number, takesFocus: true });
    },
    show: (number) => move(number, true),
    turnTo: (number) => move(number, false),
    close,
  };
}

/** The open passage in what may still be read, with those of the same answer. */
export function passageIn(
  conversation: AssistantConversation | null,
  { at }: OpenPassage,
): { passages: CitedPassage[]; shown: CitedPassage } | null {
  const passages = conversation?.turns.find(({ id }) => id === at?.turn)?.passages ?? [];
  const shown = passages.find(({ number }) => number === at?.number);
  return shown ? { passages, shown } : null;
}
