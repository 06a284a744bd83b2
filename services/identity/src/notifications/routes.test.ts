import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { notificationList } from '@psp/contracts/notifications';
import type { Actor } from '@psp/domain/actor';
import { identity } from '../app.ts';

const { app: portal, database } = await startTestApp(identity, 'identity');

const notify = ({ accountId, organisationId }: Actor, count = 1) =>
  database.orm.em.fork().execute(
    `insert into notification (account_id, organisation_id, title, message, href)
     select ?, ?, 'Titlu ' || i, 'Mesaj', '/uat' from generate_series(1, ?::int) i`,
    [accountId, organisationId, count],
  );
const listOf = async (caller: Awaited<ReturnType<TestApp['as']>>, page = 1) =>
  notificationList.parse((await caller.get(`/notifications?page=${page}`)).json());

test('the list is newest first, in pages, with the count of all unread ones', async () => {
  const person = await portal.as({ kind: 'uat', role: 'viewer' });
  await notify(person.actor, 23);
  const first = await listOf(person);
  expect([first.total, first.unread, first.items.length, first.items[0]?.title]).toEqual([23, 23, 20, 'Titlu 23']);
  const second = await listOf(person, 2);
  expect([second.page, second.items.map(({ title }) => title)]).toEqual([2, ['Titlu 3', 'Titlu 2', 'Titlu 1']]);
});

test('nobody sees the notifications of another person, nor those of their other organisation', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'uat' })];
  await notify(other.actor);
  await notify({ ...one.actor, organisationId: other.actor.organisationId });
  expect(await listOf(one)).toMatchObject({ items: [], total: 0, unread: 0 });
});

test('reading one marks it, and reading again keeps the first time', async () => {
  const person = await portal.as({ kind: 'uat' });
  await notify(person.actor, 2);
  const id = (await listOf(person)).items[0]?.id;
  expect((await person.post(`/notifications/${id}/read`)).statusCode).toBe(204);
  const read = await listOf(person);
  expect([read.unread, read.items[0]?.readAt]).toEqual([1, expect.any(String)]);
  await person.post(`/notifications/${id}/read`);
  expect((await listOf(person)).items[0]?.readAt).toBe(read.items[0]?.readAt);
});

test('the notification of another person is a 404 and stays unread', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'uat' })];
  await notify(other.actor);
  const id = (await listOf(other)).items[0]?.id;
  expect((await one.post(`/notifications/${id}/read`)).statusCode).toBe(404);
  expect((await one.post(`/notifications/${randomUUID()}/read`)).statusCode).toBe(404);
  expect((await listOf(other)).unread).toBe(1);
});

/* Rows as `notify` writes them, of one event about one thing each. */
const told = ({ accountId, organisationId }: Actor, event: string, about: string, count: number) =>
  database.orm.em.fork().execute(
    `insert into notification (account_id, organisation_id, event, about, title, message, href)
     select ?, ?, ?, ?, 'Unul singur', 'Mesajul ' || i, '/uat/service-requests/' || ? from generate_series(1, ?::int) i`,
    [accountId, organisationId, event, about, about, count],
  );
const shownTo = async (caller: Awaited<ReturnType<TestApp['as']>>, query = '') =>
  notificationList
    .parse((await caller.get(`/notifications?${query}`)).json())
    .items.map(({ title, readAt }) => `${title}${readAt ? '' : ' *'}`);

test('several of one event about one thing are one, with the text of the newest; opening it reads them all', async () => {
  const person = await portal.as({ kind: 'uat' });
  await told(person.actor, 'offers.received', 'SP-1', 2);
  await told(person.actor, 'offers.received', 'SP-2', 1);
  await told(person.actor, 'offers.received', 'SP-1', 1);
  expect(await shownTo(person)).toEqual(['3 oferte noi la SP-1 *', 'Unul singur *']);
  const [first] = (await listOf(person)).items;
  expect(first).toMatchObject({ count: 3, message: 'Mesajul 1', kind: 'requests' });
  await person.post(`/notifications/${first?.id}/read`);
  expect([(await listOf(person)).unread, await shownTo(person)]).toEqual([
    1,
    ['3 oferte noi la SP-1', 'Unul singur *'],
  ]);
});

test('what comes after a group was read is new by itself', async () => {
  const person = await portal.as({ kind: 'uat' });
  await told(person.actor, 'offers.received', 'SP-1', 21);
  await person.post(`/notifications/${(await listOf(person)).items[0]?.id}/read`);
  await told(person.actor, 'offers.received', 'SP-1', 1);
  expect(await shownTo(person)).toEqual(['Unul singur *', '21 de oferte noi la SP-1']);
  expect(await shownTo(person, 'show=unread')).toEqual(['Unul singur *']);
});

test('what a release before told is shown by itself, and belongs to no kind', async () => {
  const person = await portal.as({ kind: 'uat' });
  await notify(person.actor, 2);
  await told(person.actor, 'projects.start', 'Podul', 1);
  expect(await shownTo(person)).toEqual(['Unul singur *', 'Titlu 2 *', 'Titlu 1 *']);
  expect(await shownTo(person, 'kind=projects')).toEqual(['Unul singur *']);
  expect(await shownTo(person, 'kind=requests')).toEqual([]);
});

test('a person sees those of all their organisations, each with its name, until they leave one', async () => {
  const [person, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const there = { ...person.actor, organisationId: other.actor.organisationId };
  const rows = (text: string) => database.orm.em.fork().execute(text, [there.accountId, there.organisationId]);
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`);
  await told(person.actor, 'offers.received', 'SP-1', 1);
  await told(there, 'offers.declined', 'SP-1', 1);
  const { items, unread } = notificationList.parse((await person.get('/notifications?organisations=all')).json());
  expect([unread, ...items.map(({ organisation }) => organisation?.id)]).toEqual([
    2,
    there.organisationId,
    person.actor.organisationId,
  ]);
  expect(await shownTo(person, `organisations=all&organisation=${there.organisationId}`)).toHaveLength(1);
  await rows('delete from membership where account_id = ? and organisation_id = ?');
  const left = notificationList.parse((await person.get('/notifications?organisations=all')).json());
  expect(left.items.map(({ organisation, message }) => [organisation, message])).toEqual([[undefined, 'Mesajul 1']]);
  expect((await person.post(`/notifications/${items[0]?.id}/read`)).statusCode).toBe(404);
});

test('who does not ask for all organisations sees, counts and marks those of the one they act for', async () => {
  const [person, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const there = { ...person.actor, organisationId: other.actor.organisationId };
  await database.orm.em
    .fork()
    .execute(`insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`, [
      there.accountId,
      there.organisationId,
    ]);
  await notify(person.actor, 2);
  await notify(there, 3);
  expect(await listOf(person)).toMatchObject({ total: 2, unread: 2 });
  const unread = async () =>
    notificationList.parse((await person.get('/notifications?organisations=all')).json()).unread;
  await person.post('/notifications/read-all', {});
  expect([await unread(), (await listOf(person)).unread]).toEqual([3, 0]);
  await person.post('/notifications/read-all', { organisations: 'all' });
  expect(await unread()).toBe(0);
});

test('those of one kind can be marked read, and the rest stay', async () => {
  const person = await portal.as({ kind: 'uat' });
  await told(person.actor, 'offers.received', 'SP-1', 2);
  await told(person.actor, 'projects.start', 'Podul', 1);
  await person.post('/notifications/read-all', { kind: 'requests' });
  expect(await shownTo(person, 'show=unread')).toEqual(['Unul singur *']);
});

test('all can be marked read at once, only one’s own', async () => {
  const [one, other] = [await portal.as({ kind: 'firma' }), await portal.as({ kind: 'firma' })];
  await notify(one.actor, 3);
  await notify(other.actor);
  expect((await one.post('/notifications/read-all')).statusCode).toBe(204);
  expect([(await listOf(one)).unread, (await listOf(other)).unread]).toEqual([0, 1]);
});

test('queries and bodies that the contract does not know are refused', async () => {
  const person = await portal.as({ kind: 'uat' });
  for (const query of ['page=0', 'page=x', 'pageSize=1000']) {
    expect((await person.get(`/notifications?${query}`)).statusCode).toBe(400);
  }
  expect((await person.post('/notifications/nu-e-un-id/read')).statusCode).toBe(404);
  expect((await person.post('/notifications/read-all', { accountId: randomUUID() })).statusCode).toBe(400);
});
