import { afterEach, expect, jest, test } from '@jest/globals';
import { NewerRelease } from '@psp/remote/newer-release';
import { RouteError } from '@psp/remote/screen';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLoaderData } from 'react-router-dom';
import { withPageCode } from './page-code.tsx';

let isBroken = false;
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  isBroken = false;
  setOnline(true);
});

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

async function code<Part>(part: Part): Promise<Part> {
  if (isBroken) throw new ChunkLoadError('Loading chunk 7 failed.');
  return part;
}

const Projects = () => <h1>Proiecte {useLoaderData()}</h1>;
const Frame = () => (
  <>
    <Link to="/proiecte">Proiecte</Link>
    <Link to="/">Acasă</Link>
    <Outlet />
  </>
);

async function openBroken({
  hasNewer = false,
  Component = () => code(Projects),
}: {
  hasNewer?: boolean;
  Component?: () => Promise<typeof Projects>;
} = {}) {
  const routes = withPageCode([
    {
      element: <Frame />,
      hydrateFallbackElement: <p>Se pornește</p>,
      children: [
        { index: true, element: <h1>Acasă</h1> },
        {
          path: 'proiecte',
          errorElement: <RouteError />,
          lazy: { Component, loader: () => code(() => 'noi') },
        },
      ],
    },
  ]);
  render(
    <NewerRelease value={async () => hasNewer}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </NewerRelease>,
  );
  isBroken = true;
  await userEvent.click(await screen.findByRole('link', { name: 'Proiecte' }));
}

test('a page whose code failed to load shows an error and opens on retry', async () => {
  await openBroken();
  expect(await screen.findByRole('heading', { name: 'Nu am putut încărca pagina' })).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByRole('heading', { name: 'Proiecte noi' })).toBeTruthy();
});

test('a page whose code failed to load opens when it is visited again', async () => {
  await openBroken();
  await screen.findByRole('heading', { name: 'Nu am putut încărca pagina' });
  isBroken = false;
  await userEvent.click(screen.getByRole('link', { name: 'Acasă' }));
  await userEvent.click(screen.getByRole('link', { name: 'Proiecte' }));
  expect(await screen.findByRole('heading', { name: 'Proiecte noi' })).toBeTruthy();
});

test('a module without the page counts as a failed load', async () => {
  await openBroken({ Component: async () => Object.assign({}, { Page: undefined as never }).Page });
  expect(await screen.findByRole('heading', { name: 'Nu am putut încărca pagina' })).toBeTruthy();
});

test('an offline page loads when the connection is back', async () => {
  setOnline(false);
  await openBroken();
  expect(await screen.findByRole('heading', { name: 'Nu există conexiune la internet' })).toBeTruthy();
  isBroken = false;
  await act(async () => setOnline(true));
  expect(await screen.findByRole('heading', { name: 'Proiecte noi' })).toBeTruthy();
});

test('a reload is offered only when a newer release is live', async () => {
  await openBroken({ hasNewer: true });
  expect(await screen.findByRole('button', { name: 'Reîncarcă pagina' })).toBeTruthy();
});

test('hanging code shows an error after a while, and the page opens with its data once it arrives', async () => {
  jest.useFakeTimers();
  const held = Promise.withResolvers<void>();
  const late = <Part,>(part: Part) => held.promise.then(() => part);
  const routes = withPageCode([
    {
      element: <Frame />,
      children: [
        { index: true, element: <h1>Acasă</h1> },
        { path: 'proiecte', lazy: { Component: () => late(Projects), loader: () => late(() => 'noi') } },
      ],
    },
  ]);
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  fireEvent.click(screen.getByRole('link', { name: 'Proiecte' }));
  await act(() => jest.advanceTimersByTimeAsync(1900));
  expect(screen.getByRole('heading', { name: 'Acasă' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('Se încarcă zona…')).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByRole('heading', { name: 'Nu am putut încărca pagina' })).toBeTruthy();
  held.resolve();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('heading', { name: 'Proiecte noi' })).toBeTruthy();
});
