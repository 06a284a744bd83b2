import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goToPlace } from './go-to-place.ts';

/** Hash of a field of a form, or of an unfilled place in it. */
export const fieldAddress = (field: string, place?: number): string =>
  place === undefined ? `#${field}` : `#${field}:${place}`;

/** Goes to the field that the address names, or to the place in it: a check page links there. */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const [field = '', place] = hash.slice(1).split(':');
    if (place) goToPlace(field, Number(place));
    else document.getElementById(field)?.focus();
  }, [hash]);
}
