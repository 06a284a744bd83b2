import { type Place, placesIn } from '@psp/contracts/places';

const areaOf = (id: string): HTMLTextAreaElement | HTMLInputElement | null => {
  const control = document.getElementById(id);
  return control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement ? control : null;
};

/* Chooses the place, so that what is typed replaces it, and scrolls it into sight. */
function choose(control: HTMLTextAreaElement | HTMLInputElement, { start, end }: Place): void {
  control.focus();
  control.setSelectionRange(start, end);
  control.scrollTop = (control.scrollHeight * start) / Math.max(1, control.value.length) - control.clientHeight / 2;
}

/** Goes to the place with this index in the text of a field. */
export function goToPlace(id: string, index: number): void {
  const control = areaOf(id);
  const place = control && placesIn(control.value)[index];
  if (control && place) choose(control, place);
}

/** Goes to the next place behind the caret, or to the one before it, and round at the ends of the text. */
export function stepToPlace(id: string, direction: 'next' | 'previous'): void {
  const control = areaOf(id);
  if (!control) return;
  const places = placesIn(control.value);
  const [from, to] = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  const isChosen = places.some(({ start, end }) => start === from && end === to);
  const place =
    direction === 'next'
      ? (places.find(({ start }) => start >= (isChosen ? to : from)) ?? places[0])
      : (places.findLast(({ end }) => end <= from) ?? places.at(-1));
  if (place) choose(control, place);
}

/** Takes the keys Alt+↓ and Alt+↑ in a text with places. */
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
