import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Press {
  /** Index of the removed button. */
  at: number;
  byKeyboard: boolean;
}

/**
 * Moves the focus when the focused button disappears: to the button now at its index, else the previous one, else the
 * nearest search field. Moves to `rest` when there is no field, and for touch and mouse, where focusing a field could open
 * the on-screen keyboard. `line` contains the buttons, `keys` identify them.
 */
export function useFocusAfterRemoval(
  line: RefObject<HTMLElement | null>,
  rest: RefObject<HTMLElement | null>,
  keys: string,
) {
  const press = useRef<Press | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus can only be lost when other buttons are shown
  useLayoutEffect(() => {
    const pressed = press.current;
    press.current = null;
    if (!pressed || document.activeElement !== document.body) return;
    const left = buttonsOf(line.current);
    const place = left[pressed.at] ?? left.at(-1) ?? (pressed.byKeyboard ? searchFieldBy(line.current) : null);
    (place ?? rest.current)?.focus({ preventScroll: !pressed.byKeyboard });
  }, [keys, line, rest]);
  return (event: MouseEvent<HTMLElement>) => {
    const at = buttonsOf(event.currentTarget).findIndex((button) => button.contains(event.target as Node));
    press.current = at < 0 ? null : { at, byKeyboard: event.detail === 0 };
  };
}

const buttonsOf = (line: HTMLElement | null) => [...(line?.querySelectorAll('button') ?? [])];

/* Searches no further than the page's main part: the header has a search field too. */
function searchFieldBy(line: HTMLElement | null): HTMLElement | null {
  for (let place = line?.parentElement; place; place = place.parentElement) {
    const field = place.querySelector<HTMLElement>('[role="search"] :is(input:not([type="hidden"]), select)');
    if (field || place.tagName === 'MAIN') return field;
  }
  return null;
}
