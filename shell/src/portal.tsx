import { DesignProvider } from '@psp/design-system/provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoaderProvider } from './loader/context.ts';
import type { RemoteLoader } from './loader/remote-loader.ts';

interface PortalProps {
  queryClient: QueryClient;
  loader: RemoteLoader;
  navigate: (path: string) => void;
  /** The router. */
  children: ReactNode;
}

/** Providers around the router, the same in the browser and on the server. */
export function Portal({ queryClient, loader, navigate, children }: PortalProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <LoaderProvider value={loader}>
        <DesignProvider navigate={navigate}>{children}</DesignProvider>
      </LoaderProvider>
    </QueryClientProvider>
  );
}
