import { type Place, placesIn } from '@psp/contracts/places';

const controlOf = (id: string): HTMLTextAreaElement | HTMLInputElement | null => {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : null;
};

/* Selects the place, so that typed text replaces it, and scrolls it into view. */
function select(control: HTMLTextAreaElement | HTMLInputElement, { start, end }: Place): void {
  control.focus();
  control.setSelectionRange(start, end);
  control.scrollTop = (control.scrollHeight * start) / Math.max(1, control.value.length) - control.clientHeight / 2;
}

/** Selects the place with this index in the text of a field; `id` is the field's id. */
export function goToPlace(id: string, index: number): void {
  const control = controlOf(id);
  const place = control && placesIn(control.value)[index];
  if (control && place) select(control, place);
}

/** Selects the next place after the caret, or the previous one before it, and wraps around at the ends of the text. */
export function stepToPlace(id: string, direction: 'next' | 'previous'): void {
  const control = controlOf(id);
  if (!control) return;
  const places = placesIn(control.value);
  const [from, to] = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  const isChosen = places.some(({ start, end }) => start === from && end === to);
  const place =
    direction === 'next'
      ? (places.find(({ start }) => start >= (isChosen ? to : from)) ?? places[0])
      : (places.findLast(({ end }) => end <= from) ?? places.at(-1));
  if (place) select(control, place);
}

/** Key handler for Alt+↓ and Alt+↑ in a text with places. */
export function stepByKey(event: {
  altKey: boolean;
  key: string;
  currentTarget: { id: string; value: string };
  preventDefault: () => void;
}): void {
  const direction = event.altKey ? ({ ArrowDown: 'next', ArrowUp: 'previous' } as const)[event.key] : undefined;
  if (!direction || placesIn(event.currentTarget.value).length === 0) return;
  event.preventDefault();
  stepToPlace(event.currentTarget.id, direction);
}
