import { useEffect, useEffectEvent } from 'react';

/** An action at Alt and a letter. */
export interface Shortcut {
  /** Upper-case letter. */
  letter: string;
  run: () => void;
}

/* AltGr, with which Romanian letters are typed, arrives as Ctrl+Alt on some systems. */
const isPlainAlt = (event: KeyboardEvent) =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.getModifierState('AltGraph');

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Runs the first shortcut of the pressed letter, wherever the focus is, but not while a dialog is open. A key that is held down
 * acts once: the next record may be on the page by then.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts.find(({ letter }) => event.code === `Key${letter}`);
    if (!shortcut || event.repeat || !isPlainAlt(event) || isDialogOpen()) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
