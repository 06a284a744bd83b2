/** The focused button may disappear only when its container is refetched. */
const WATCHED_MS = 1500;
/** A closed dialog restores the focus one or two frames later. */
const LOST_FRAMES = 3;

const isLost = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
const isAsking = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Moves the focus to the page's title when the focused button has disappeared. Waits for a closing dialog, which restores
 * the focus at its end.
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

/** `state` of a navigation that only changes the address: the focus is not moved. */
export const SAME_SCREEN = { isSameScreen: true };
/** True for the `state` of such a navigation. */
export const isSameScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameScreen' in state;

/** Focuses the field of `main` marked `data-takes-focus`, else its h1, else `main` itself. */
export function focusPage(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLElement>('[data-takes-focus]');
  if (field) return field.focus();
  const title = main?.querySelector('h1');
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  (title ?? main)?.focus({ preventScroll: true });
}

/** `ref` of a title that stands in for another while a page is loading: hands the focus on when it goes. */
export const handsFocusOn = (title: HTMLElement | null) => () => {
  if (document.activeElement !== title) return;
  requestAnimationFrame(() => {
    if (isLost(document)) focusPage(document.querySelector('main'));
  });
};
