import { nameSession, useSession } from '@psp/auth/session';
import { areaOfPath } from '@psp/auth/session/areas';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Account and organisation of the session as one string: a key of what is to be drawn anew when either changes. */
export const useIdentityKey = (): string =>
  useSession(({ account, organisation }) => `${account?.id} ${organisation?.id}`);

/**
 * Makes writes name who is signed in once a page of that session is shown: a page of an area when it is opened, another one also
 * when the session changes under it. Until then the writes of the page before, also those that it sends as it is left, name
 * whom that page shows.
 */
export function usePageIdentity(): void {
  const { pathname } = useLocation();
  const session = useIdentityKey();
  const shown = areaOfPath(pathname) ? pathname : `${pathname} ${session}`;
  useEffect(nameSession, [shown]);
}
