import { followOtherTabs, sessionKnown } from '@psp/auth/session';
import { wasSignedIn } from '@psp/auth/session/memory';
import { followPastes } from '@psp/features/pasted/ui/follow-pastes';
import { createQueryClient } from '@psp/remote/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
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
import { followSession, tellSwitch } from './session-changes.ts';

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
