/** The button that opened a dialog may go a moment after the dialog: what it stood on is read again. */
const WATCHED_MS = 1500;
/** A dialog gives the focus back a frame or two after it is gone. */
const LOST_FRAMES = 3;

const isLost = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
const isAsking = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Gives the focus to the page's title when the button that had it is gone, so that the keyboard is not lost. A dialog on its
 * way out is waited for, since it gives the focus back only at its end.
 */
export function keepKeyboardOnPage(): void {
  let since = performance.now();
  let lostFrames = 0;
  const watch = () => {
    if (isAsking()) since = performance.now();
    lostFrames = isAsking() || !isLost(document) ? 0 : lostFrames + 1;
    if (lostFrames === LOST_FRAMES)
      return document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (performance.now() - since < WATCHED_MS) requestAnimationFrame(watch);
  };
  requestAnimationFrame(() => requestAnimationFrame(watch));
}

/** `state` of a navigation by which the screen in front of somebody only gets another address: the focus stays where it is. */
export const SAME_SCREEN = { isSameScreen: true };
/** True of the `state` of such a navigation. */
export const isSameScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameScreen' in state;
