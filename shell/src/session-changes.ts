import { nameSession, type SessionState, useSession } from '@psp/auth/session';
import { areaOfPath, isSharedPath, landingOf, mayRead } from '@psp/auth/session/areas';
import { showToast } from '@psp/design-system/toast';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { strings } from './frame/strings.ts';

type Navigator = Pick<DataRouter, 'navigate' | 'revalidate' | 'state'>;

/** Shared pages that do not need a session. */
const OPEN_PATHS: readonly string[] = ['/invitatie'];

/**
 * Applies every change of the session to the page: drops the data of another person or organisation and leaves pages that
 * the new session may not show. A session that expired changes nothing on the screen. Returns the function that stops it.
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
  const landing = landingOf(organisation);
  // A page that stays on the screen is drawn anew, not opened.
  if (path === landing) nameSession();
  if (area && !isOwn) void router.navigate(landing, { replace: true });
  else if (isSharedPath(path) && before.status === 'signed-in') void router.revalidate();
}

/* A new status is shown in place; one that closes the area leads to the landing page. */
function settleStatus(router: Navigator, { organisation }: SessionState): void {
  const isInside = areaOfPath(router.state.location.pathname) !== null;
  if (isInside && organisation && !mayRead(organisation))
    void router.navigate(landingOf(organisation), { replace: true });
}

/** Says for which organisation this tab works now, where another tab changed it. */
export const tellSwitch = ({ name }: { name: string }): void =>
  showToast({ title: strings.worksFor(name), message: strings.switchedElsewhere, tone: 'info' });
