import { type SessionState, useSession } from '@psp/auth/session';
import { areaOfPath, isSharedPath, landingOf, mayRead } from '@psp/auth/session/areas';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';

type Navigator = Pick<DataRouter, 'navigate' | 'revalidate' | 'state'>;

/** Shared pages that also serve somebody who is not signed in. */
const OPEN_PATHS: readonly string[] = ['/invitatie'];

/**
 * Keeps the page true to the session, wherever it changed: another person's or another organisation's data is dropped,
 * and the page leaves what does not belong to the new one. A session that ended by itself changes nothing on the screen.
 */
export function followSession(router: Navigator, queryClient: QueryClient): () => void {
  return useSession.subscribe((now, before) => {
    if (now.ended) return;
    if (now.account?.id !== before.account?.id || now.organisation?.id !== before.organisation?.id) {
      if (before.status !== 'loading') queryClient.clear();
      settle(router, now, before);
    } else if (now.organisation?.status !== before.organisation?.status) {
      void queryClient.invalidateQueries();
      settleStatus(router, now);
    }
  });
}

function settle(router: Navigator, { account, organisation }: SessionState, before: SessionState): void {
  const path = router.state.location.pathname;
  const area = areaOfPath(path);
  if (!account || !organisation) {
    if (area || (isSharedPath(path) && !OPEN_PATHS.includes(path))) void router.navigate('/');
    return;
  }
  const isOwn = area === organisation.kind && before.status === 'loading' && mayRead(organisation);
  if (area && !isOwn) void router.navigate(landingOf(organisation), { replace: true });
  else if (isSharedPath(path) && before.status === 'signed-in') void router.revalidate();
}

/* An approval is shown where the person is; what closes the area leads out of it. */
function settleStatus(router: Navigator, { organisation }: SessionState): void {
  const isInside = areaOfPath(router.state.location.pathname) !== null;
  if (isInside && organisation && !mayRead(organisation))
    void router.navigate(landingOf(organisation), { replace: true });
}
