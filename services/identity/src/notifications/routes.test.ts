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
