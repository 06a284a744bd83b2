import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { page, type PageRoute, pageWith } from './page.tsx';

afterEach(cleanup);

const open = (route: PageRoute) =>
  render(<RouterProvider router={createMemoryRouter([{ ...route, hydrateFallbackElement: <p /> }])} />);

test('a page requests its data before its code has arrived', async () => {
  const code = Promise.withResolvers<ComponentType>();
  let asked = 0;
  const loader = () => {
    asked += 1;
    return null;
  };
  open(
    page(
      '/',
      () => code.promise,
      async () => loader,
    ),
  );
  await waitFor(() => expect(asked).toBe(1));
  code.resolve(() => <h1>Pagina</h1>);
  await screen.findByRole('heading', { name: 'Pagina' });
  expect(asked).toBe(1);
});

test('the properties of a page are given to its component and to the maker of its loader', async () => {
  function Title({ area }: { area: string }) {
    return <h1>{`${useLoaderData()}, ${area}`}</h1>;
  }
  open(
    pageWith(
      { area: 'uat' },
      '/',
      async () => Title,
      async () =>
        ({ area }) =>
        () =>
          `Datele pentru ${area}`,
    ),
  );
  await screen.findByRole('heading', { name: 'Datele pentru uat, uat' });
});
