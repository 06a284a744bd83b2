/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { accountQuery } from './account/queries.ts';
import { LoaderProvider } from './loader/context.ts';
import { createRemoteLoader } from './loader/remote-loader.ts';
import { createPortalRouter } from './router.tsx';

const never = () => new Promise<never>(() => {});
const loader = createRemoteLoader({
  ...{ fetchJson: never, loadModule: never, sharedVersions: () => ({}), wait: never, random: () => 0.5 },
});

beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ status: 'loading', ended: false, account: null, organisation: null, kind: null, role: null });
  /* The browser's own clock is not the test's. */
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  };
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** No call is answered, until the page gives up. */
function answerNothing(): void {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
}

function open(address: string) {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <LoaderProvider value={loader}>
        <RouterProvider router={createPortalRouter(loader, client)} />
      </LoaderProvider>
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('when nothing answers, the menu is there soon, and within 15 seconds an error with a retry', async () => {
  answerNothing();
  open('/cont');
  await pass(3_000);
  expect(screen.getByText('Se încarcă portalul…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Meniu', hidden: true })).toBeTruthy();
  await pass(12_000);
  expect(screen.getByRole('heading', { level: 1, name: 'Nu am putut încărca pagina' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Meniu', hidden: true })).toBeTruthy();
  expect(screen.queryByText('Se încarcă portalul…')).toBeNull();
});

test('a call that was not answered in its time is not made again by itself', async () => {
  answerNothing();
  const failed = createQueryClient()
    .fetchQuery(accountQuery())
    .catch((error: unknown) => error);
  await pass(13_000);
  expect(await failed).toMatchObject({ code: 'timeout' });
});
