import { focusPage, isSameScreen } from '@psp/remote/focus';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Moves focus after a navigation to another path: to the field marked `data-takes-focus`, else to the h1, else to `main`. The
 * same happens on the same path when the focused element is gone, such as the retry button of a failed page.
 * A navigation marked `SAME_SCREEN` keeps the focus, and so does the first page of a visit.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key, state: given } = useLocation();
  const { state } = useNavigation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    if (state !== 'idle' || before.key === key) return;
    shown.current = { pathname, key };
    const isLost = document.activeElement === document.body;
    const isSame = before.pathname === pathname ? !isLost : isSameScreen(given) && isWithin(main.current);
    if (hash || isSame) return;
    const frame = requestAnimationFrame(() => focusPage(main.current));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, key, given, state, main]);
}

const isWithin = (place: HTMLElement | null): boolean => place?.contains(document.activeElement) ?? false;
