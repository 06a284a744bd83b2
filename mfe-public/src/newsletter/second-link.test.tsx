import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ConfirmPage } from './confirm-page.tsx';
import { PreferencesPage } from './preferences-page.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const { fetch } = globalThis;
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  window.history.replaceState(null, '');
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ countyCode: 'CJ', domains: ['mediu'] });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

/** Opens a link. The returned function pastes another into the same tab, which changes the address without loading a page. */
function open(Component: ComponentType, token: string) {
  const router = createMemoryRouter([{ path: '/', Component }], { initialEntries: [`/#${token}`] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  return (other: string) => act(() => router.navigate(`#${other}`));
}

test.each([
  ['confirms', ConfirmPage, 'Confirmă abonarea'],
  ['changes preferences', PreferencesPage, 'Salvează preferințele'],
  ['ends a subscription', UnsubscribePage, 'Dezabonează-mă'],
])('a second link that %s starts over after the first was used', async (_what, Component, act) => {
  const paste = open(Component, 'unu');
  await userEvent.click(await screen.findByRole('button', { name: act }));
  await waitFor(() => expect(screen.queryByRole('button', { name: act })).toBeNull());
  await paste('doi');
  await userEvent.click(await screen.findByRole('button', { name: act }));
  expect(sent.at(-1)).toMatchObject({ token: 'doi' });
});

test('a second link works while the first is still loading', async () => {
  const answer = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = (...request) => promise.then(() => answer(...request));
  const paste = open(PreferencesPage, 'unu');
  await paste('doi');
  resolve();
  await screen.findByRole('button', { name: 'Salvează preferințele' });
  expect(sent).toEqual([{ token: 'unu' }, { token: 'doi' }]);
});
