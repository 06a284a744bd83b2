import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

interface Opened {
  /** Data by query key, which are there from the start. */
  known: readonly (readonly [key: readonly unknown[], data: unknown])[];
  /** Path of the element's route; any by default. */
  path?: string;
  address?: string;
}

/** Renders an element of the area in a router, with a query client that has the known data. */
export function openAt(element: ReactElement, { known, path = '*', address = '/' }: Opened) {
  const queries = createQueryClient();
  for (const [key, data] of known) queries.setQueryData(key, data);
  const router = createMemoryRouter([{ path, element }], { initialEntries: [address] });
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
