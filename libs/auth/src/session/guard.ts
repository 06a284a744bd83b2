import type { Kind } from '@psp/contracts/common';
import { insteadOf, mayRead, signInPath } from './areas.ts';
import { sessionKnown, useSession } from './index.ts';

/**
 * Creates the route guard of an area (null: any signed-in user). The guard waits for the session and resolves to null when the user
 * may enter, otherwise to a redirect: the sign-in page, or another page when the area belongs to another kind or the organisation
 * is rejected or suspended. For convenience only; the server enforces access.
 */
export function requireKind(kind: Kind | null): (path: string) => Promise<string | null> {
  return async (path) => {
    await sessionKnown();
    const { status, organisation } = useSession.getState();
    if (status !== 'signed-in' || !organisation) return signInPath(path);
    if (kind === null) return null;
    return organisation.kind === kind && mayRead(organisation) ? null : insteadOf(path, organisation);
  };
}

/** True when the current user may enter the area; public pages (null) are open to all. */
export function mayEnter(kind: Kind | null): boolean {
  const state = useSession.getState();
  return kind === null || (state.status === 'signed-in' && state.kind === kind);
}
