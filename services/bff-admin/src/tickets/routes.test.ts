import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { adminDashboard, navigationCounts } from '@psp/contracts/dashboards';
import { type OpenTicket, ticketList, ticketView } from '@psp/contracts/tickets';
import { SYSTEM } from '@psp/domain/actor';
import { newId } from '@psp/domain/id';
import { openTicket } from '@psp/domain/communicating/tickets/open-ticket';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
beforeEach(() => rows('delete from attempt; delete from ticket; delete from mail; delete from notification'));

const rows = <T>(query: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<T[]>(query, values as never[]);

const opened = async (deciding: Partial<OpenTicket> = {}): Promise<string> => {
  const content: OpenTicket = {
    kind: 'support',
    name: 'Maria Ene',
    email: 'maria@exemplu.ro',
    subject: 'Nu pot trimite o solicitare',
    message: 'Butonul nu răspunde.',
    isUrgent: false,
    website: '',
    filledInMs: 8000,
    key: newId(),
    ...deciding,
  };
  await acting(database.orm)(SYSTEM, openTicket, { ...content, address: newId() });
  const [ticket] = await rows<{ id: string }>('select id from ticket where submission_key = ?', [content.key]);
  return ticket?.id ?? '';
};
const read = async (id: string) => ticketView.parse((await admin.get(`/tickets/${id}`)).json());
const list = async (query = '') => ticketList.parse((await admin.get(`/tickets?${query}`)).json());
const subjects = async (query: string) => (await list(query)).items.map(({ subject }) => subject);
const act = async (id: string, action: string, body: object = {}) => {
  const answer = await admin.post(`/tickets/${id}/${action}`, { version: (await read(id)).version, ...body });
  return ticketView.parse(answer.json());
};

test('the queue shows what must be answered first, and finds by number, subject, name, e-mail and state', async () => {
  const slow = await opened({ subject: 'Fără grabă' });
  await opened({ subject: 'Portalul nu merge', isUrgent: true, name: 'Ștefan Rusu', email: 'stefan@primaria.ro' });
  await opened({ subject: 'Cititorul de ecran', kind: 'accessibility' });
  expect(await subjects('')).toEqual(['Portalul nu merge', 'Fără grabă', 'Cititorul de ecran']);
  const { number } = await read(slow);
  for (const [query, found] of [
    [`q=${number.slice(-4)}`, 'Fără grabă'],
    ['q=stefan%20rusu', 'Portalul nu merge'],
    ['q=STEFAN@primaria', 'Portalul nu merge'],
    ['q=fara%20graba', 'Fără grabă'],
    ['kind=accessibility', 'Cititorul de ecran'],
  ] as const)
    expect(await subjects(query)).toEqual([found]);
  for (const q of ['%25', '_', "'", '"', '\\']) expect(await subjects(`q=${encodeURIComponent(q)}`)).toEqual([]);
  expect((await admin.get(`/tickets?q=${'x'.repeat(10_000)}`)).statusCode).toBe(400);
  expect(await list('page=9')).toMatchObject({ items: [], total: 3, page: 9 });
});

test('what is answered leaves the queue of what waits for the association, what is resolved leaves the queue', async () => {
  const id = await opened();
  expect((await act(id, 'answer', { message: 'Încercați acum.' })).status).toBe('pending');
  expect(await subjects('status=open')).toEqual([]);
  expect(await subjects('')).toHaveLength(1);
  await act(id, 'resolve');
  expect(await subjects('')).toEqual([]);
  expect(await subjects('status=resolved')).toHaveLength(1);
  expect(await subjects('status=all')).toHaveLength(1);
});

test('an answer that is late is found, counted and told by how much time was left', async () => {
  const id = await opened();
  expect((await list()).items[0]?.due).toMatchObject({ isOverdue: false, workingMinutes: expect.any(Number) });
  expect((await read(await opened({ kind: 'accessibility' }))).due).toMatchObject({
    isOverdue: false,
    workingMinutes: null,
  });
  await rows(`update ticket set due_at = now() - interval '1 minute' where id = ?`, [id]);
  expect(await list('due=overdue')).toMatchObject({ total: 1, overdue: 1, items: [{ id, due: { isOverdue: true } }] });
  expect(navigationCounts.parse((await admin.get('/navigation-counts')).json())).toMatchObject({ tickets: 2 });
  expect(adminDashboard.parse((await admin.get('/dashboard')).json()).tickets).toEqual({ open: 2, overdue: 1 });
});

test('somebody of the association takes care of it, is told, and is taken off again', async () => {
  const id = await opened();
  const { organisationId } = admin.actor;
  const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId });
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId });
  const uat = await app.as({ kind: 'uat' });
  expect((await read(id)).staff.map((person) => person.id).toSorted()).toEqual(
    [admin.actor.accountId, colleague.actor.accountId].toSorted(),
  );
  await rows('delete from notification');
  const given = await act(id, 'assign', { accountId: colleague.actor.accountId });
  expect(given.assignee).toMatchObject({ id: colleague.actor.accountId });
  expect(given.history.at(-1)).toMatchObject({ action: 'ticket.assign', reason: colleague.actor.displayName });
  expect(await rows('select account_id from notification')).toEqual([{ account_id: colleague.actor.accountId }]);
  expect(await subjects('assignee=me')).toEqual([]);
  expect(await subjects('assignee=nobody')).toEqual([]);
  expect((await colleague.get('/tickets?assignee=me')).json()).toMatchObject({ total: 1 });
  for (const stranger of [viewer, uat]) {
    const { version } = await read(id);
    const refused = await admin.post(`/tickets/${id}/assign`, { version, accountId: stranger.actor.accountId });
    expect(refused.json()).toMatchObject({ code: 'ticket.assignee_unknown' });
  }
  expect(await act(id, 'assign', { accountId: null })).toMatchObject({ assignee: null });
});

test('notes stay with colleagues and are told apart from the messages', async () => {
  const id = await opened();
  const noted = await admin.post(`/tickets/${id}/note`, { message: 'Vezi și cazul de ieri.' });
  expect(ticketView.parse(noted.json())).toMatchObject({
    status: 'open',
    messages: [{ side: 'requester' }],
    notes: [{ author: admin.actor.displayName, body: 'Vezi și cazul de ieri.' }],
  });
  expect(await rows(`select template from mail where template <> 'ticket-received'`)).toEqual([]);
});

test('every step mails the requester what concerns them, and the history says who did what', async () => {
  const id = await opened();
  await act(id, 'answer', { message: 'Încercați acum.' });
  await act(id, 'resolve');
  await act(id, 'reopen');
  const view = await act(id, 'change-kind', { kind: 'accessibility' });
  expect(
    (await rows<{ template: string }>('select template from mail order by id')).map((row) => row.template),
  ).toEqual(['ticket-received', 'ticket-answered', 'ticket-resolved', 'ticket-reopened']);
  expect(view).toMatchObject({ kind: 'accessibility', status: 'open', due: { workingMinutes: null } });
  expect(view.history.at(-1)?.about).toBe('Accesibilitate');
  expect(view.history.map(({ action, who }) => [action, who])).toEqual([
    ['ticket.open', 'Maria Ene'],
    ['ticket.answer', admin.actor.displayName],
    ['ticket.resolve', admin.actor.displayName],
    ['ticket.reopen', admin.actor.displayName],
    ['ticket.changeKind', admin.actor.displayName],
  ]);
});

test('an action on an older state, or one the state does not allow, changes nothing', async () => {
  const id = await opened();
  const { version } = await read(id);
  const stale = await admin.post(`/tickets/${id}/answer`, { version: version + 1, message: 'Bună ziua.' });
  expect(stale.json()).toMatchObject({ code: 'version.stale' });
  expect((await admin.post(`/tickets/${id}/reopen`, { version })).json()).toMatchObject({ code: 'action.not_allowed' });
  expect((await read(id)).messages).toHaveLength(1);
  expect((await admin.get(`/tickets/${newId()}`)).statusCode).toBe(404);
  expect((await admin.get('/tickets/abc')).statusCode).toBe(404);
});

test('an answer sent twice with one key is one message', async () => {
  const id = await opened();
  const body = { version: (await read(id)).version, message: 'Încercați acum.' };
  const key = { 'idempotency-key': newId() };
  const [one, other] = await Promise.all([1, 2].map(() => admin.post(`/tickets/${id}/answer`, body, key)));
  expect(one?.json()).toEqual(other?.json());
  expect((await read(id)).messages).toHaveLength(2);
});

test('who only reads may look and do nothing', async () => {
  const id = await opened();
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
  expect(ticketView.parse((await viewer.get(`/tickets/${id}`)).json()).actions).toEqual([]);
  expect((await viewer.post(`/tickets/${id}/note`, { message: 'x' })).statusCode).toBe(403);
});
