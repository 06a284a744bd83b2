/** The focused button may disappear only when its container has been refetched. */
const WATCHED_MS = 1500;
/** Maximum time that one frame counts for: a busy page renders frames late, and its updates even later. */
const FRAME_MS = 50;
/** A closed dialog restores the focus one or two frames later. */
const LOST_FRAMES = 3;

/** Number of the current watch; a later one replaces it. */
let latest = 0;

const isLost = ({ activeElement, body }: Document) => activeElement === null || activeElement === body;
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Moves the focus to a title when the focused button disappears: to the title of `part` while it is on the page, else to the
 * page title. Waits for an open dialog, which restores the focus itself when it closes.
 */
export function keepKeyboardOnPage(part?: Element | null): void {
  const own = ++latest;
  let last = performance.now();
  let watched = 0;
  let lostFrames = 0;
  const watch = () => {
    if (own !== latest) return;
    const now = performance.now();
    watched = isDialogOpen() ? 0 : watched + Math.min(now - last, FRAME_MS);
    last = now;
    lostFrames = isDialogOpen() || !isLost(document) ? 0 : lostFrames + 1;
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

/** `state` of a navigation that only changes the address, so that the focus is not moved. */
export const SAME_SCREEN = { isSameScreen: true };
/** True when a navigation's `state` is `SAME_SCREEN`. */
export const isSameScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSameScreen' in state;

/** Focuses the field in `main` marked `data-takes-focus`, else its h1, else `main` itself. */
export function focusPage(main: HTMLElement | null): void {
  const field = main?.querySelector<HTMLElement>('[data-takes-focus]');
  if (field) return field.focus();
  const title = main?.querySelector('h1');
  if (title) return focusTitle(title);
  main?.focus({ preventScroll: true });
}

/** Callback ref of a placeholder title: when it is removed while focused, moves the focus to the loaded page. */
export const handsFocusOn = (title: HTMLElement | null) => () => {
  if (document.activeElement !== title) return;
  requestAnimationFrame(() => {
    if (isLost(document)) focusPage(document.querySelector('main'));
  });
};
