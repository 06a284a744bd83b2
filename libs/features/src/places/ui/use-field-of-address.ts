import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goToPlace } from './go-to-place.ts';

/** Returns the address fragment of a form field, or of an unfilled place in it. */
export const fieldAddress = (field: string, place?: number): string =>
  place === undefined ? `#${field}` : `#${field}:${place}`;

/** Focuses the field, or selects the place, that the address fragment names. */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const [field = '', place] = hash.slice(1).split(':');
    if (place) goToPlace(field, Number(place));
    else document.getElementById(field)?.focus();
  }, [hash]);
}
