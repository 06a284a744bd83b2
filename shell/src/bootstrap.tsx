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
import { prepareHydration } from './rendered/prepare-hydration.ts';
import { VisitorsShown } from './rendered/visitors-shown.tsx';
import { followError, followRemotes, followVisit } from './reports/follow.ts';
import { createPortalRouter, type Router } from './router.tsx';

type Navigator = Pick<DataRouter, 'navigate' | 'revalidate' | 'state'>;

/** Shared pages that do not need a session. */
const OPEN_PATHS: readonly string[] = ['/invitatie'];

/**
 * Applies changes of the session to the page: clears the query cache when the user or organisation changes, and leaves pages
 * that the new session may not open. An expired session changes nothing. Returns a function that unsubscribes.
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
  // The page stays open, so the navigation that would name the session does not happen.
  if (path === landing) nameSession();
  if (area && !isOwn) void router.navigate(landing, { replace: true });
  else if (isSharedPath(path) && before.status === 'signed-in') void router.revalidate();
}

/* Leaves the area when the new status no longer permits reading it. */
function settleStatus(router: Navigator, { organisation }: SessionState): void {
  const isInside = areaOfPath(router.state.location.pathname) !== null;
  if (isInside && organisation && !mayRead(organisation))
    void router.navigate(landingOf(organisation), { replace: true });
}

/** Announces the organisation that another tab switched to. */
const announceSwitch = ({ name }: { name: string }): void =>
  showToast({ title: strings.worksFor(name), message: strings.switchedElsewhere, tone: 'info' });

/** Starts the portal: hydrates a server-rendered page, or renders into an empty one. Throws when `#root` is missing. */
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
  const firstPage = page && (await prepareHydration(page, loader, queryClient));
  const router = createPortalRouter(loader, queryClient, firstPage ?? undefined);
  followOtherTabs(announceSwitch);
  followPastes();
  followSession(router, queryClient);
  const portal = (
    <Portal queryClient={queryClient} loader={loader} navigate={(path) => void router.navigate(path)}>
      <VisitorsShown after={sessionKnown().catch(() => {})}>
        <RouterProvider router={router} />
      </VisitorsShown>
    </Portal>
  );
  // React repairs a mismatch and reports it to the window, where the browser tests catch it.
  // A transition hydrates in small steps, so that scrolling and typing stay responsive.
  const options = { onCaughtError: (error: unknown) => followError(loader, error) };
  if (firstPage) return startTransition(() => void hydrateRoot(root, portal, options));
  if (page) await isInitialized(router);
  createRoot(root, options).render(portal);
}

/* A server-rendered page that cannot be hydrated stays visible until the router has loaded the page. */
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
