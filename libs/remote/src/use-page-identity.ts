import { nameSession, useSession } from '@psp/auth/session';
import { areaOfPath } from '@psp/auth/session/areas';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns a string of account and organisation, for use as the `key` of elements that remount when either changes. */
export const useIdentityKey = (): string =>
  useSession(({ account, organisation }) => `${account?.id} ${organisation?.id}`);

/**
 * Sets the identity that writes name to that of the session when a page is opened; outside the areas, also when the session changes.
 * Writes that the previous page sends while unmounting still name the identity that it showed.
 */
export function usePageIdentity(): void {
  const { pathname } = useLocation();
  const session = useIdentityKey();
  const shown = areaOfPath(pathname) ? pathname : `${pathname} ${session}`;
  useEffect(nameSession, [shown]);
}
