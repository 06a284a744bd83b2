/** The focused button may disappear only when its container is refetched. */
const WATCHED_MS = 1500;
/** As much of it as one frame uses up: a page that is busy shows its frames late, and what it was asked for later still. */
const FRAME_MS = 50;
/** A closed dialog restores the focus one or two frames later. */
const LOST_FRAMES = 3;

/** Number of the watch that is under way: a later one takes over. */
let latest = 0;

const isLost = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
const isAsking = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Moves the focus to a title when the focused button has disappeared: to that of `part` while it stands on the page, else to the
 * page's. Waits for a closing dialog, which restores the focus at its end.
 */
export function keepKeyboardOnPage(part?: Element | null): void {
  const own = ++latest;
  let last = performance.now();
  let watched = 0;
  let lostFrames = 0;
  const watch = () => {
    if (own !== latest) return;
    const now = performance.now();
    watched = isAsking() ? 0 : watched + Math.min(now - last, FRAME_MS);
    last = now;
    lostFrames = isAsking() || !isLost(document) ? 0 : lostFrames + 1;
    if (lostFrames === LOST_FRAMES) return focusTitle(titleOf(part) ?? document.querySelector('main h1'));
    if (watched < WATCHED_MS) requestAnimationFrame(watch);
  };
  requestAnimationFrame(() => requestAnimationFrame(watch));
}

const titleOf = (part?: Element | null) => (part?.isConnected ? part.querySelector<HTMLElement>('h2, h3, h4') : null);

function focusTitle(title: HTMLElement | null): void {
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1;
  title?.focus({ preventScroll: true });
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
  if (title) return focusTitle(title);
  main?.focus({ preventScroll: true });
}

/** `ref` of a title that stands in for another while a page is loading: hands the focus on when it goes. */
export const handsFocusOn = (title: HTMLElement | null) => () => {
  if (document.activeElement !== title) return;
  requestAnimationFrame(() => {
    if (isLost(document)) focusPage(document.querySelector('main'));
  });
};
