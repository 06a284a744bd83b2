/** True where one writes with a keyboard on the screen: its Enter key breaks the line, and a button sends. */
export const isTouch = (): boolean => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;
