import { followOtherTabs, nameSession, type SessionState, sessionKnown, useSession } from '@psp/auth/session';
import { areaOfPath, isSharedPath, landingOf, mayRead } from '@psp/auth/session/areas';
import { wasSignedIn } from '@psp/auth/session/memory';
import { showToast } from '@psp/design-system/toast';
import { followPastes } from '@psp/features/pasted/ui/follow-pastes';
import { createQueryClient } from '@psp/remote/query';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { strings } from './frame/strings.ts';
import { loadSignedInParts } from './frame/use-signed-in-parts.ts';
import { remoteNameOf } from './loader/areas.ts';
import { createFederationLoader } from './loader/federation.ts';
import { ownRemote } from './local-remote/own-remote.ts';
import { Portal } from './portal.tsx';
import { readAreaData, readPageData } from './rendered/page-data.ts';
import { takeOver } from './rendered/take-over.ts';
import { VisitorsShown } from './rendered/visitors-shown.tsx';
import { followError, followRemotes, followVisit } from './reports/follow.ts';
import { createPortalRouter, type Router } from './router.tsx';

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
const tellSwitch = ({ name }: { name: string }): void =>
  showToast({ title: strings.worksFor(name), message: strings.switchedElsewhere, tone: 'info' });

/** Starts the portal: hydrates the page that the server drew, or renders into an empty one. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  if (wasSignedIn()) {
    document.documentElement.dataset.signedIn = '';
    void loadSignedInParts();
  }
  const queryClient = createQueryClient();
  const page = readPageData();
  const known = page ? { name: remoteNameOf('public'), ...page } : readAreaData();
  const loader = createFederationLoader(known, ownRemote());
  followRemotes(loader);
  followVisit(loader);
  const taken = page && (await takeOver(page, loader, queryClient));
  const router = createPortalRouter(loader, queryClient, taken ?? undefined);
  followOtherTabs(tellSwitch);
  followPastes();
  followSession(router, queryClient);
  const portal = (
    <Portal queryClient={queryClient} loader={loader} navigate={(path) => void router.navigate(path)}>
      <VisitorsShown after={sessionKnown().catch(() => {})}>
        <RouterProvider router={router} />
      </VisitorsShown>
    </Portal>
  );
  // A mismatch is repaired by React and reported to the window, where the journeys catch it.
  // A transition hydrates in small steps, so that scrolling and typing stay responsive.
  const options = { onCaughtError: (error: unknown) => followError(loader, error) };
  if (taken) return startTransition(() => void hydrateRoot(root, portal, options));
  if (page) await isInitialized(router);
  createRoot(root, options).render(portal);
}

/* A server-drawn page that cannot be hydrated stays until the first page is loaded. */
async function isInitialized(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
