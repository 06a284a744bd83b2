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
 * The secret that a mail's link carries behind the `#`; '' without one, null until it was looked for, which is after the first
 * drawing. It is taken out of the address bar and stays with this entry of the tab's history, so that a reload still works.
 */
export function useToken(): string | null {
  const location = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    // The same link may be opened twice: what stands behind the `#` is the same then, the address bar has it again.
    const given = location.hash.slice(1);
    setToken(given || tokenBefore());
    if (!given) return;
    const { pathname, search } = window.location;
    window.history.replaceState({ ...window.history.state, [KEPT_AS]: given }, '', pathname + search);
  }, [location]);
  return token;
}

/** True for the refusal of a link that is no longer valid. */
export const isInvalid = (error: unknown): boolean =>
  isApiError(error) && (error.status === 410 || error.status === 400);
