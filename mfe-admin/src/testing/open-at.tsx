import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

interface Opened {
  /** Data by query key, which are there from the start. */
  known?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  address?: string;
}

/** Renders routes of the area in a router, with a query client that has the known data. */
export function openRoutes(routes: RouteObject[], { known = [], address = '/' }: Opened = {}) {
  const queries = createQueryClient();
  for (const [key, data] of known) queries.setQueryData(key, data);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={queries}>
      <DesignProvider navigate={(to) => void router.navigate(to)}>
        <main>
          <RouterProvider router={router} />
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return { router, queries };
}

/** `openRoutes` of one element, at any path by default. */
export const openAt = (element: ReactElement, { path = '*', ...opened }: Opened & { path?: string } = {}) =>
  openRoutes([{ path, element }], opened);
