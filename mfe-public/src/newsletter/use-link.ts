import { isApiError } from '@psp/remote/api-error';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const KEPT_AS = 'newsletterToken';

const tokenBefore = (): string => {
  const state: unknown = window.history.state;
  const token: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEPT_AS) : '';
  return typeof token === 'string' ? token : '';
};

/**
 * The token in the URL fragment of a mail's link; '' without one, null until read, which is after the first render. It is moved
 * from the address bar to the history entry, so that a reload still works.
 */
export function useToken(): string | null {
  const location = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // When the same link is opened again, the fragment is the same but back in the address bar.
    const given = location.hash.slice(1);
    setToken(given || tokenBefore());
    if (!given) return;
    const { pathname, search } = window.location;
    window.history.replaceState({ ...window.history.state, [KEPT_AS]: given }, '', pathname + search);
  }, [location]);
  return token;
}

/** True when a service refused a link as no longer valid. */
export const isInvalid = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400);
