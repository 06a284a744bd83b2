import type { Kind } from '@psp/contracts/common';
import { dashboardOf, signInPath } from './areas.ts';
import { sessionKnown, useSession } from './index.ts';

/**
 * Guard of an area (null: any signed-in person). The returned function waits until the session is known and gives
 * null when the person may enter, else the address to go to: the sign-in screen, or their own dashboard when the area
 * belongs to another kind. It is a courtesy; the server decides.
 */
export function requireKind(kind: Kind | null): (path: string) => Promise<string | null> {
  return async (path) => {
    await sessionKnown();
    const state = useSession.getState();
    if (state.status !== 'signed-in') return signInPath(path);
    return kind === null || state.kind === kind ? null : dashboardOf(state.kind);
  };
}

/** True when the person who is signed in now may enter the area; public pages (null) are open to all. */
export function mayEnter(kind: Kind | null): boolean {
  const state = useSession.getState();
  return kind === null || (state.status === 'signed-in' && state.kind === kind);
}
