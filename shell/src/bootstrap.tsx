import { followOtherTabs } from '@psp/auth/session';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { LoaderProvider } from './loader/context.ts';
import { createFederationLoader } from './loader/federation.ts';
import { createPortalRouter } from './router.tsx';
import { followSession } from './session-changes.ts';

/** Starts the portal in the page. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const queryClient = createQueryClient();
  const loader = createFederationLoader();
  const router = createPortalRouter(loader, queryClient);
  followOtherTabs();
  followSession(router, queryClient);
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <LoaderProvider value={loader}>
        <DesignProvider navigate={(path) => void router.navigate(path)}>
          <RouterProvider router={router} />
        </DesignProvider>
      </LoaderProvider>
    </QueryClientProvider>,
  );
}
