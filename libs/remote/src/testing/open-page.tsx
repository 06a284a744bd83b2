import { DesignProvider } from '@psp/design-system/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient, routerContext } from '../query.ts';

/** Renders routes at an address with router, query client and design provider. Returns the router. */
export function openPage(routes: RouteObject[], address: string) {
  const client = createQueryClient();
  const children = [...routes, { path: '*', element: <h1>Altă pagină</h1> }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>…</p>, children }], {
    initialEntries: [address],
    getContext: routerContext(client),
  });
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={(path) => void router.navigate(path)}>
        <main>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return router;
}

/** Path, query and fragment of the current location. */
export function addressOf({ state }: ReturnType<typeof openPage>): string {
  const { pathname, search, hash } = state.location;
  return pathname + search + hash;
}
