import { afterEach, expect, test } from '@jest/globals';
import type { PublicTicket } from '@psp/contracts/tickets';
import { DesignProvider } from '@psp/design-system/provider';
import { expectFocus } from '@psp/design-system/testing/focus';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TicketPage } from './ticket-page.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  globalThis.fetch = fetch;
});

const AT = '2026-03-05T07:30:00Z';
const ticketOf = (deciding: Partial<PublicTicket> = {}): PublicTicket => ({
  number: 'TK-2026-000123',
  version: 3,
  subject: 'Nu pot trimite o solicitare',
  kind: 'support',
  status: 'pending',
  createdAt: AT,
  dueAt: null,
  replyUntil: null,
  messages: [
    { id: '1', side: 'requester', author: 'Maria Ene', body: '<img src=x onerror=alert(1)>', createdAt: AT },
    { id: '2', side: 'staff', author: 'Asociația', body: 'Ce browser folosiți?', createdAt: AT },
  ],
  actions: ['resolve', 'reply'],
  ...deciding,
});
interface Call {
  path: string;
  body: unknown;
}

/** Answers requests by path; returns the calls. */
const portal = (answers: Record<string, () => Response>): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = async (url, init) => {
    const path = new URL(String(url), 'http://portal.test').pathname.replace('/api/public/tickets', '');
    calls.push({ path, body: JSON.parse(String(init?.body)) });
    return answers[path]?.() ?? Response.json({}, { status: 500 });
  };
  return calls;
};
const show = () => {
  const routes = [{ path: '/tichet/:token', element: <TicketPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/tichet/un-secret'] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <main>
          <RouterProvider router={router} />
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
};
const answerWith = (ticket: PublicTicket) => () => Response.json(ticket);

test('the title of the ticket takes the focus from the title of the loading page', async () => {
  portal({ '/view': answerWith(ticketOf()) });
  show();
  screen.getByRole('heading', { level: 1 }).focus();
  const title = await screen.findByRole('heading', { level: 1, name: 'Nu pot trimite o solicitare' });
  await expectFocus(() => title);
});

test('the page shows number, status, next step and both sides, with escaped text', async () => {
  const calls = portal({ '/view': answerWith(ticketOf()) });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nu pot trimite o solicitare' })).toBeTruthy();
  expect(screen.getByText('Numărul TK-2026-000123')).toBeTruthy();
  expect(screen.getByText('Așteaptă solicitantul')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Asociația v-a răspuns și așteaptă mesajul dvs.' })).toBeTruthy();
  const log = within(screen.getByRole('log', { name: 'Mesaje' }));
  expect(log.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(log.getByText('Maria Ene (Dvs.)')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
  expect(calls).toEqual([{ path: '/view', body: { token: 'un-secret' } }]);
});

test('a reply is sent with the token in the body, appears in the conversation and clears the field', async () => {
  const answered = ticketOf({ status: 'open', dueAt: AT });
  answered.messages.push({ id: '3', side: 'requester', author: 'Maria Ene', body: 'Firefox.', createdAt: AT });
  const calls = portal({ '/view': answerWith(ticketOf()), '/reply': answerWith(answered) });
  show();
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Răspundeți');
  await userEvent.type(box, 'Firefox.');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite răspunsul' }));
  expect(await within(screen.getByRole('log')).findByText('Firefox.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Răspundeți').value).toBe('');
  expect(screen.getByRole('heading', { name: 'Urmează să răspundă asociația.' })).toBeTruthy();
  expect(calls[1]).toMatchObject({
    path: '/reply',
    body: { token: 'un-secret', message: 'Firefox.', key: expect.any(String) },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('un-secret');
});

test('a failed reply shows an error and stays, also after the page is reopened', async () => {
  portal({ '/view': answerWith(ticketOf()) });
  show();
  await userEvent.type(await screen.findByLabelText('Răspundeți'), 'Firefox.');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite răspunsul' }));
  expect(await screen.findByRole('alert', { name: 'Mesajul nu a fost trimis' })).toBeTruthy();
  cleanup();
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Răspundeți').value).toBe('Firefox.'));
});

test('an empty reply shows an error', async () => {
  const calls = portal({ '/view': answerWith(ticketOf()) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Trimite răspunsul' }));
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Scrieți mesajul.' })).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('the requester resolves the ticket with the version that was shown', async () => {
  const settled = ticketOf({ status: 'resolved', replyUntil: '2026-03-19T07:30:00Z', actions: ['reply'] });
  const calls = portal({ '/view': answerWith(ticketOf()), '/resolve': answerWith(settled) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Problema s-a rezolvat' }));
  expect(await screen.findByText(/se închide singură pe 12 martie 2026.*până pe 19 martie 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Problema s-a rezolvat' })).toBeNull();
  expect(calls[1]).toEqual({ path: '/resolve', body: { token: 'un-secret', version: 3 } });
});

test('an answer appears when the page becomes visible again', async () => {
  let ticket = ticketOf({ status: 'open' });
  const calls = portal({ '/view': () => Response.json(ticket) });
  show();
  const log = within(await screen.findByRole('log'));
  ticket = ticketOf();
  ticket.messages.push({ id: '3', side: 'staff', author: 'Asociația', body: 'Am reparat.', createdAt: AT });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await log.findByText('Am reparat.')).toBeTruthy();
  expect(calls).toHaveLength(2);
});

test('two weeks after the resolution there is no reply field, but a link to a new message', async () => {
  portal({ '/view': answerWith(ticketOf({ status: 'closed', replyUntil: AT, actions: [] })) });
  show();
  expect(await screen.findByText(/Au trecut mai mult de 14 zile/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Trimite un mesaj nou' }).getAttribute('href')).toBe('/support');
});

test('an invalid link shows a message without a reason, and a link to continue', async () => {
  const refusal = { code: 'ticket.link_invalid', message: 'Linkul nu este valabil.' };
  portal({ '/view': () => Response.json(refusal, { status: 404 }) });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Linkul nu este valabil' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Trimite un mesaj nou' })).toBeTruthy();
});
