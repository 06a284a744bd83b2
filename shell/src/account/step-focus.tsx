import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Focus target of `useStepFocus`; its scroll margin keeps it clear of the sticky header. */
export const Place = styled.div`
  display: grid;
  gap: 16px;
  scroll-margin-top: 96px;
`;

/**
 * Returns a ref for a `Place` whose content changes with `step`. When the focused element is removed by a change, the place is
 * focused; a form that focuses its own field keeps that focus.
 */
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
