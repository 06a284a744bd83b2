import { afterEach, expect, test } from '@jest/globals';
import { expectFocus } from '@psp/design-system/testing/focus';
import { SAME_SCREEN } from '@psp/remote/focus';
import { LoadedPage } from '@psp/remote/loaded';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useRouteFocus } from './frame.tsx';

afterEach(cleanup);

function Frame() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <main ref={main}>
      <Outlet />
    </main>
  );
}

const Form = () => (
  <>
    <h1>Formular</h1>
    <input aria-label="Subiect" />
  </>
);

const slow = Promise.withResolvers<string>();

function Record() {
  const query = useQuery({ queryKey: ['record'], queryFn: () => slow.promise });
  return <LoadedPage query={query}>{(name) => <h1>{name}</h1>}</LoadedPage>;
}

function open() {
  const children = [
    { path: 'fisa', Component: Record },
    { path: 'nou', Component: Form },
    { path: ':id', Component: Form },
    { path: 'lista/:id', element: <h1>Lista</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', Component: Frame, children }], { initialEntries: ['/nou'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  screen.getByLabelText('Subiect').focus();
  return router;
}
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test('navigating to another page focuses its title', async () => {
  const router = open();
  await act(() => router.navigate('/numar'));
  await expectFocus(() => screen.getByRole('heading', { name: 'Formular' }));
});

test('a screen whose address changes keeps the focus', async () => {
  const router = open();
  await act(() => router.navigate('/numar', { state: SAME_SCREEN }));
  await frame();
  expect(document.activeElement).toBe(screen.getByLabelText('Subiect'));
});

test('the title is focused when a change of address removes the focused element', async () => {
  const router = open();
  await act(() => router.navigate('/lista/1', { state: SAME_SCREEN }));
  await expectFocus(() => screen.getByRole('heading', { name: 'Lista' }));
});

test('focus moves from the title of the loading page to the title of the loaded one', async () => {
  const router = open();
  await act(() => router.navigate('/fisa'));
  await expectFocus(() => screen.getByRole('heading', { name: 'Se încarcă…' }));
  await act(() => slow.resolve('Dosarul 4'));
  await expectFocus(() => screen.getByRole('heading', { name: 'Dosarul 4' }));
});
