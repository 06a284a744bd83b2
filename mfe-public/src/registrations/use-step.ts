import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type FlowKind, stepAddress } from './flow.ts';

/**
 * The step that the address asks for (`pas`), but never one behind the first that is open: a link to a later step leads to
 * what is missing. `fromCheck`: the step was opened from the check page and leads back to it.
 */
export function useStep(kind: FlowKind, firstOpen: number) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = Math.max(1, Math.trunc(Number(search.get('pas') ?? 1)) || 1);
  const step = Math.min(asked, firstOpen);
  useEffect(() => {
    if (asked !== step) void navigate(stepAddress(kind, step), { replace: true });
  }, [asked, step, kind, navigate]);
  const goTo = (next: number) => void navigate(stepAddress(kind, next));
  return { step, fromCheck: search.get('verificare') === '1', goTo };
}

/** After a change of step, gives focus to the title, or to the field that the address names. */
export function useStepFocus(place: RefObject<HTMLElement | null>, shown: string): void {
  const { hash } = useLocation();
  const before = useRef(shown);
  useEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null;
    if (field) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    } else if (before.current !== shown) {
      place.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [hash, shown, place]);
}
