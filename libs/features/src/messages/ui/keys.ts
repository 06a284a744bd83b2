import type { KeyboardEvent } from 'react';

/** True on touch screens, where Enter inserts a line break and only the button sends. */
export const isTouch = (): boolean => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;

/** Key handler of a text that Enter sends and Shift+Enter breaks. */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  // During composition, Enter accepts the input method's suggestion; touch keyboards need it for line breaks.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
  event.preventDefault();
  send();
};
