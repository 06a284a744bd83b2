import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Press {
  /** Which of the line's buttons it was. */
  at: number;
  byKeyboard: boolean;
}

/**
 * Where the focus goes when the button that had it goes away with what it removed: to the button now in its place, else the one
 * before, and where none is left to the search field nearby; to `rest` where there is no field, and for a finger or a mouse, which a
 * field would cover with a keyboard. `line` holds the buttons, `keys` tells what they stand for.
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

/* Not further than the page's own part: the header has a search of its own. */
function searchFieldBy(line: HTMLElement | null): HTMLElement | null {
  for (let place = line?.parentElement; place; place = place.parentElement) {
    const field = place.querySelector<HTMLElement>('[role="search"] :is(input:not([type="hidden"]), select)');
    if (field || place.tagName === 'MAIN') return field;
  }
  return null;
}
