import { waitFor } from '@testing-library/react';

const opening = (element: Element | null): string =>
  (element?.cloneNode() as Element | undefined)?.outerHTML ?? 'nothing';

/**
 * Waits until the element has the focus. Uses no matcher, which would print both elements at each attempt and block the page for 0.1 s.
 */
export const expectFocus = (find: () => Element): Promise<void> =>
  waitFor(() => {
    const [focused, expected] = [document.activeElement, find()];
    if (focused !== expected) throw new Error(`The focus is on ${opening(focused)}, not on ${opening(expected)}.`);
  });
