import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient, routerContext } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/** Shows routes at an address, as the portal does: with its router, queries and design. */
export function showRoutes(routes: RouteObject[], address: string) {
  const client = createQueryClient();
  const all = [...routes, { path: '*', element: <h1>Altă pagină</h1> }];
  const router = createMemoryRouter(all, { initialEntries: [address], getContext: routerContext(client) });
  render(
    <QueryClientProvider client={client}>
      <DesignProvider navigate={(path) => void router.navigate(path)}>
        <main>
          <RouterProvider router={router} />
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return router;
}
