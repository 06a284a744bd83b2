import { followOtherTabs, sessionKnown } from '@psp/auth/session';
import { wasSignedIn } from '@psp/auth/session/memory';
import { createQueryClient } from '@psp/remote/query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createFederationLoader } from './loader/federation.ts';
import { Portal } from './portal.tsx';
import { readPageData } from './rendered/page-data.ts';
import { takeOver } from './rendered/take-over.ts';
import { VisitorsShown } from './rendered/visitors-shown.tsx';
import { createPortalRouter, type Router } from './router.tsx';
import { followSession } from './session-changes.ts';

/** Starts the portal in the page: in place of nothing, or of what the server drew, which then comes alive. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  if (wasSignedIn()) document.documentElement.dataset.signedIn = '';
  const queryClient = createQueryClient();
  const page = readPageData();
  const loader = createFederationLoader(page);
  const taken = page && (await takeOver(page, loader, queryClient));
  const router = createPortalRouter(loader, queryClient, taken ?? undefined);
  followOtherTabs();
  followSession(router, queryClient);
  const portal = (
    <Portal queryClient={queryClient} loader={loader} navigate={(path) => void router.navigate(path)}>
      <VisitorsShown after={sessionKnown().catch(() => {})}>
        <RouterProvider router={router} />
      </VisitorsShown>
    </Portal>
  );
  // Where the two do not say the same, React puts it right and reports an error to the window, which the journeys listen to.
  // As a transition it goes on in small steps, between which the page answers to whoever scrolls or types already.
  if (taken) startTransition(() => void hydrateRoot(root, portal));
  else await draw(root, portal, router, page !== null);
}

/* Over a page of the server's that has to be drawn anew, nothing is shown before the new one is there. */
async function draw(root: HTMLElement, portal: ReactNode, router: Router, isDrawn: boolean): Promise<void> {
  if (isDrawn && !router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  }
  createRoot(root).render(portal);
}
