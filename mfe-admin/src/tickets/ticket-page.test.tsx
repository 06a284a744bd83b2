import { afterEach, expect, test } from '@jest/globals';
import type { TicketList, TicketView } from '@psp/contracts/tickets';
import { printedText } from '@psp/design-system/testing/printed';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openRoutes } from '../testing/open-at.tsx';
import { TicketPage } from './ticket-page.tsx';
import { TicketsPage } from './tickets-page.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const AT = '2026-03-05T07:30:00Z';
const LATER = '2026-03-05T08:30:00Z';
const staff = [
  { id: 'carmen', name: 'Carmen Voicu', isYou: true },
  { id: 'radu', name: 'Radu Ilie', isYou: false },
];
const ticketOf = (deciding: Partial<TicketView> = {}): TicketView => ({
  id: 'tichet',
  version: 4,
  number: 'TK-2026-000123',
  subject: 'Nu pot trimite o solicitare',
  kind: 'support',
  status: 'open',
  isUrgent: true,
  name: 'Maria Ene',
  email: 'maria@exemplu.ro',
  accountId: null,
  organisation: { id: 'selimbar', name: 'Comuna Șelimbăr', kind: 'uat' },
  assignee: null,
  createdAt: AT,
  due: { at: LATER, isOverdue: false, workingMinutes: 200 },
  replyUntil: null,
  messages: [
    { id: '1', side: 'requester', author: 'Maria Ene', body: '<b>Nu merge</b>', createdAt: AT },
    { id: '2', side: 'staff', author: 'Asociația', body: 'Ne uităm.', createdAt: LATER },
  ],
  notes: [{ id: 'n', author: 'Radu Ilie', body: 'Vezi cazul de ieri.', createdAt: '2026-03-05T08:00:00Z' }],
  history: [],
  staff,
  actions: ['answer', 'note', 'assign', 'changeKind', 'resolve'],
  ...deciding,
});
const listOf = (tickets: TicketView[], total = tickets.length): TicketList => ({
  items: tickets.map((ticket) => ({ ...ticket, organisation: null, assignee: null, updatedAt: AT })),
  total,
  page: 1,
  pageSize: 20,
  overdue: 0,
});

interface Call {
  path: string;
  body: unknown;
}
/** Answers reads with the ticket and the list, and writes with `written`; returns what was written. */
const portal = (
  ticket: TicketView,
  list: TicketList,
  written: () => Response = () => Response.json(ticket),
): Call[] => {
  const calls: Call[] = [];
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace('/api/admin/tickets', '');
    if (init?.method !== 'POST') return Response.json(path.startsWith('/tichet') ? ticket : list);
    calls.push({ path, body: JSON.parse(String(init.body)) });
    return written();
  };
  return calls;
};
const show = (address: string) => {
  const routes = [
    { path: '/admin/tickets', element: <TicketsPage /> },
    { path: '/admin/tickets/:id', element: <TicketPage /> },
  ];
  const { router } = openRoutes(routes, { address });
  return router;
};
const open = async (ticket: TicketView, written?: () => Response) => {
  const calls = portal(ticket, listOf([ticket]), written);
  show('/admin/tickets/tichet');
  await screen.findByRole('heading', { level: 1, name: ticket.subject });
  return calls;
};

test('messages and notes are in the order of writing; notes are marked as internal', async () => {
  await open(ticketOf());
  const entries = within(screen.getByRole('log', { name: 'Discuție' })).getAllByRole('article');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('<b>Nu merge</b>'),
    expect.stringContaining('Notă internă: solicitantul nu o vede'),
    expect.stringContaining('Asociația (asociația)'),
  ]);
  expect(screen.getByText('Termen: scadent peste 3 ore lucrătoare.')).toBeTruthy();
});

test('a printed ticket has no notes, so that it can be given to the requester', async () => {
  const entry = { who: 'Radu Ilie', from: null, to: null, reason: null, outcome: 'done' as const };
  const history = [
    { ...entry, id: 'h-1', at: AT, action: 'ticket.open' },
    { ...entry, id: 'h-2', at: LATER, action: 'ticket.note' },
  ];
  await open(ticketOf({ history }));
  expect(screen.getByText('Notă internă scrisă')).toBeTruthy();
  const paper = printedText(screen.getByRole('main'));
  for (const shared of ['Ne uităm.', 'Mesaj primit de suport']) expect(paper).toContain(shared);
  for (const own of ['Vezi cazul de ieri.', 'Notă internă']) expect(paper).not.toContain(own);
});

test('an answer is sent with the version that was read; a refusal keeps the text', async () => {
  const stale = { code: 'version.stale', message: 'Între timp, altcineva a modificat această înregistrare.' };
  const calls = await open(ticketOf(), () => Response.json(stale, { status: 409 }));
  await userEvent.type(screen.getByLabelText('Răspuns pentru solicitant'), 'Încercați acum.');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite răspunsul' }));
  expect(await screen.findByRole('alert', { name: 'Există o problemă' })).toBeTruthy();
  expect(calls).toEqual([{ path: '/tichet/answer', body: { version: 4, message: 'Încercați acum.' } }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Răspuns pentru solicitant').value).toBe('Încercați acum.');
});

test('a note has a form of its own', async () => {
  const calls = await open(ticketOf());
  await userEvent.type(screen.getByLabelText('Notă internă'), 'De verificat.');
  await userEvent.click(screen.getByRole('button', { name: 'Salvează nota' }));
  await waitFor(() => expect(calls).toEqual([{ path: '/tichet/note', body: { message: 'De verificat.' } }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Notă internă').value).toBe(''));
});

test('only the actions that the server allows are offered', async () => {
  await open(ticketOf({ status: 'closed', due: null, actions: ['note', 'reopen'] }));
  expect(screen.queryByLabelText('Răspuns pentru solicitant')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Preiau eu' })).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Responsabil').disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Redeschide' })).toBeTruthy();
  expect(screen.getByText('De la tastatură: Alt+N scrie o notă, Alt+D redeschide.')).toBeTruthy();
});

test('shortcuts focus the forms and open the decisions', async () => {
  const calls = await open(ticketOf());
  fireEvent.keyDown(document.body, { code: 'KeyS', altKey: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Răspuns pentru solicitant'));
  fireEvent.keyDown(document.body, { code: 'KeyR', altKey: true });
  const asked = await screen.findByRole('dialog', { name: 'Marcați mesajul ca rezolvat?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Marchează ca rezolvat' }));
  await waitFor(() => expect(calls).toEqual([{ path: '/tichet/resolve', body: { version: 4 } }]));
});

test('an assignee takes the ticket by a button or is chosen from the list', async () => {
  const calls = await open(ticketOf());
  await userEvent.click(screen.getByRole('button', { name: 'Preiau eu' }));
  await userEvent.selectOptions(await screen.findByLabelText('Responsabil'), 'Radu Ilie');
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { version: 4, accountId: 'carmen' },
      { version: 4, accountId: 'radu' },
    ]),
  );
});

test('the list distinguishes empty from no match, and counts overdue answers', async () => {
  portal(ticketOf(), listOf([]));
  show('/admin/tickets');
  expect(await screen.findByText('Niciun mesaj în curs')).toBeTruthy();
  expect(screen.getByText('Niciun răspuns întârziat')).toBeTruthy();
  cleanup();
  show('/admin/tickets?q=zzz');
  expect(await screen.findByText('Niciun mesaj nu se potrivește')).toBeTruthy();
  cleanup();
  const late = ticketOf({ due: { at: AT, isOverdue: true, workingMinutes: null } });
  portal(late, { ...listOf([late]), overdue: 2 });
  show('/admin/tickets?due=overdue');
  const link = await screen.findByRole('link', { name: 'Nu pot trimite o solicitare' });
  expect(link.getAttribute('href')).toBe('/admin/tickets/tichet?due=overdue');
  expect(screen.getByText('depășit')).toBeTruthy();
  expect(screen.getByText('2 răspunsuri întârziate')).toBeTruthy();
});
