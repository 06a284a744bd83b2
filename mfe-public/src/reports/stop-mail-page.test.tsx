import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { StopMailPage } from './stop-mail-page.tsx';

const { fetch } = globalThis;
let calls: [path: string, body: unknown][] = [];
let isKnown = true;
beforeEach(() => {
  [calls, isKnown] = [[], true];
  window.history.replaceState(null, '');
  globalThis.fetch = async (url, init) => {
    calls.push([String(url), JSON.parse(String(init?.body))]);
    return isKnown
      ? Response.json({})
      : Response.json({ code: 'link.invalid', message: 'Linkul nu mai este valabil.' }, { status: 410 });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

function open(path: string) {
  const router = createMemoryRouter([{ path: '/rapoarte/dezabonare', Component: StopMailPage }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => undefined}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}
const title = () => screen.getByRole('heading', { level: 1 });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Oprește raportul lunar' }));

test('one press stops the reports; opening the link does not', async () => {
  open('/rapoarte/dezabonare#secret');
  expect(calls).toEqual([]);
  await press();
  await waitFor(() => expect(title().textContent).toBe('Raportul lunar a fost oprit'));
  expect(document.activeElement).toBe(title());
  expect(calls).toEqual([['/api/public/report-mails/stop', { token: 'secret' }]]);
});

test('an expired link says where to see the current setting', async () => {
  isKnown = false;
  open('/rapoarte/dezabonare#secret');
  await press();
  await waitFor(() => expect(title().textContent).toBe('Linkul nu mai este valabil'));
});

test('without a token the page says where to find the link', () => {
  open('/rapoarte/dezabonare');
  expect(title().textContent).toBe('Deschideți linkul din e-mail');
});
