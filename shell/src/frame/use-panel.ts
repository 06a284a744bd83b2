import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export interface Panel {
  isOpen: boolean;
  id: string;
  /** Ref of the element that contains the button and the panel. */
  container: RefObject<HTMLDivElement | null>;
  /** Ref of the button, which is focused when Escape closes the panel. */
  trigger: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
}

/** State of a panel that a button opens. Escape, a click or focus outside, and a navigation close it. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return { isOpen, id, container, trigger, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
