import { DesignProvider } from '@psp/design-system/provider';
import { NewerRelease } from '@psp/remote/newer-release';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { areaFor, remoteNameOf } from './loader/areas.ts';
import { LoaderProvider } from './loader/context.ts';
import type { RemoteLoader } from './loader/remote-loader.ts';
import { reportProblem } from './reports/follow.ts';

interface PortalProps {
  queryClient: QueryClient;
  loader: RemoteLoader;
  navigate: (path: string) => void;
  /** The router. */
  children: ReactNode;
}

/* Called when the code of a page cannot be loaded. */
const isOutdatedHere = (loader: RemoteLoader) => async (): Promise<boolean> => {
  const area = areaFor(window.location.pathname);
  const isOutdated = area !== null && (await loader.isOutdated(remoteNameOf(area)).catch(() => false));
  reportProblem(loader, isOutdated ? 'outdated' : 'page', area);
  return isOutdated;
};

/** The providers around the router, in the browser and on the server. */
export function Portal({ queryClient, loader, navigate, children }: PortalProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoaderProvider value={loader}>
        <NewerRelease value={isOutdatedHere(loader)}>
          <DesignProvider navigate={navigate}>{children}</DesignProvider>
        </NewerRelease>
      </LoaderProvider>
    </QueryClientProvider>
  );
}
