import { createQueryClient, routerContext } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/** Opens an address of these routes; any other address shows its path. Returns the router. */
export function openPage(routes: RouteObject[], address: string) {
  const client = createQueryClient();
  const children = [...routes, { path: '*', element: <p>altă pagină</p> }];
  const router = createMemoryRouter([{ hydrateFallbackElement: <p>…</p>, children }], {
    initialEntries: [address],
    getContext: routerContext(client),
  });
  render(
    <QueryClientProvider client={client}>
      <main>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </main>
    </QueryClientProvider>,
  );
  return router;
}

/** Path, query and fragment of the page in sight. */
export function addressOf({ state }: ReturnType<typeof openPage>): string {
  const { pathname, search, hash } = state.location;
  return pathname + search + hash;
}
