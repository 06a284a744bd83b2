import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Where the focus goes when what it was on has gone; clear of the header, which stays in sight. */
export const Place = styled.div`
  display: grid;
  gap: 16px;
  scroll-margin-top: 96px;
`;

/** `ref` of a `Place` whose step takes the place of the one before: a focus that goes with that one stays here; a form takes it itself. */
export function useStepFocus(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) place.current?.focus();
  }, [step]);
  return place;
}
