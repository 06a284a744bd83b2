import type { Kind } from '@psp/contracts/common';
import { landingOf, mayRead, signInPath } from './areas.ts';
import { sessionKnown, useSession } from './index.ts';

/**
 * Guard of an area (null: any signed-in person). The returned function waits until the session is known and gives
 * null when the person may enter, else the address to go to: the sign-in screen, their own landing page when the area
 * belongs to another kind or, after a rejection or a suspension, holds nothing for them. It is a courtesy; the server
 * decides.
 */
export function requireKind(kind: Kind | null): (path: string) => Promise<string | null> {
  return async (path) => {
    await sessionKnown();
    const { status, organisation } = useSession.getState();
    if (status !== 'signed-in' || !organisation) return signInPath(path);
    if (kind === null) return null;
    return organisation.kind === kind && mayRead(organisation) ? null : landingOf(organisation);
  };
}

/** True when the person who is signed in now may enter the area; public pages (null) are open to all. */
export function mayEnter(kind: Kind | null): boolean {
  const state = useSession.getState();
  return kind === null || (state.status === 'signed-in' && state.kind === kind);
}
