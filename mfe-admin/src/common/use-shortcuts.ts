import { useEffect } from 'react';

/** Keys by `KeyboardEvent.code` ("KeyU"), pressed together with Alt; an absent action leaves the key to the browser. */
export type Shortcuts = Record<string, (() => void) | undefined>;

/* AltGr, with which Romanian letters are typed, arrives as Ctrl+Alt on some systems. */
const isPlainAlt = (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.getModifierState('AltGraph');

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Runs an action at Alt and its key, wherever the focus is, but not while a dialog asks something. A key that is held down acts
 * once: the next record may be in its place by then.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = shortcuts[event.code];
      if (!action || event.repeat || !isPlainAlt(event) || isDialogOpen()) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcuts]);
}
