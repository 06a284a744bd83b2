import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Caller } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { StoredPerson } from '@psp/bff-kit/testing/people';
import { asSystem } from '@psp/domain/as-system';
import { notify } from '@psp/domain/communicating/notifications/notify';
import { announce } from '@psp/domain/operating/live/announce';
import { identity } from '../app.ts';
import { ofTopic, openStream, type TestStream } from '../testing/events.ts';

const { app: portal, rows } = await startTestApp(identity, 'identity');
const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });

const open = (person: StoredPerson, options?: Parameters<typeof openStream>[3]) =>
  openStream(portal, address, person, options);
const tell = (topic: string, ...people: StoredPerson[]) =>
  asSystem(portal.orm, async (write) =>
    announce(write, { topic, organisations: people.map(({ actor }) => actor.organisationId) }),
  );
const ring = (...people: StoredPerson[]) =>
  asSystem(portal.orm, async (write) => {
    const organisations = people.map(({ actor }) => actor.organisationId);
    notify(write, organisations, { title: 'Titlu', message: 'Text', href: '/uat', topic: null });
  });
const colleagueOf = ({ actor }: StoredPerson) => portal.as({ kind: actor.kind, organisationId: actor.organisationId });
const idsOf = ({ events }: TestStream): string[] => events.flatMap(({ data }) => data?.ids ?? []);

test('what changes is told to the people of the organisations concerned, and to nobody else', async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const [first, second, third] = await Promise.all([open(one), open(await colleagueOf(one)), open(other)]);
  const [about, last] = [`conversation:${randomUUID()}`, `conversation:${randomUUID()}`];
  await tell(about, one);
  await tell(last, one, other);
  await Promise.all([first, second, third].map((stream) => stream.next(ofTopic(last))));
  expect([first, second, third].map(({ events }) => events.some(ofTopic(about)))).toEqual([true, true, false]);
  expect(first.response.headers).toMatchObject({
    ...{ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    'x-request-id': expect.any(String),
  });
  for (const stream of [first, second, third]) stream.close();
});

test('a notification is told for every organisation of the person, and a record only for the one they act for', async () => {
  const [person, employer] = [await portal.as({ kind: 'firma' }), await portal.as({ kind: 'firma' })];
  await rows('insert into membership (account_id, organisation_id, role) values (?, ?, ?)', [
    ...[person.actor.accountId, employer.actor.organisationId, 'editor'],
  ]);
  const stream = await open(person);
  await tell('offer:of-the-other', employer);
  await ring(employer);
  await stream.next(ofTopic('notification'));
  expect(stream.events.some(ofTopic('offer:of-the-other'))).toBe(false);
  stream.close();
});

test('a stream that was cut is resumed where it was, with nothing lost and nothing twice', async () => {
  const person = await portal.as({ kind: 'uat' });
  const stream = await open(person);
  await tell('conversation:1', person);
  await stream.next(ofTopic('conversation:1'));
  stream.close();
  await tell('conversation:2', person);
  const resumed = await open(person, { after: stream.lastId() });
  await resumed.next(ofTopic('conversation:2'));
  await tell('conversation:3', person);
  await resumed.next(ofTopic('conversation:3'));
  expect(resumed.events.some(ofTopic('conversation:1'))).toBe(false);
  expect(new Set(idsOf(resumed)).size).toBe(idsOf(resumed).length);
  resumed.close();
});

test('what commits late is not skipped by a stream that has seen what was written after it', async () => {
  const person = await portal.as({ kind: 'uat' });
  const late = portal.orm.em.fork();
  await late.begin();
  const insert = `insert into live_event (topic, organisations) values (?, array[?::uuid])`;
  await late.execute(insert, ['conversation:late', person.actor.organisationId]);
  const stream = await open(person);
  await tell('conversation:early', person);
  await stream.next(ofTopic('conversation:early'));
  stream.close();
  await late.commit();
  const resumed = await open(person, { after: stream.lastId() });
  await resumed.next(ofTopic('conversation:late'));
  resumed.close();
});

test('under concurrent commits and cuts every change arrives, each once by its id', async () => {
  const person = await portal.as({ kind: 'uat' });
  const first = await open(person);
  const topics = Array.from({ length: 60 }, (_, n) => `conversation:${n}`);
  const writing = Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let n = writer; n < topics.length; n += 4) await tell(topics[n] ?? '', person);
    }),
  );
  const seen = new Map<string, readonly string[]>();
  for (let stream = first; new Set([...seen.values()].flat()).size < topics.length; ) {
    await stream.next(({ data }) => data?.ids.some((id) => !seen.has(id)) ?? false);
    stream.close();
    for (const { data } of stream.events) for (const id of data?.ids ?? []) seen.set(id, data?.topics ?? []);
    expect(new Set(idsOf(stream)).size).toBe(idsOf(stream).length);
    stream = await open(person, { after: stream.lastId() });
  }
  await writing;
  expect(seen.size).toBe(topics.length);
});

test('a place that the log no longer holds makes everything be read again', async () => {
  const person = await portal.as({ kind: 'uat' });
  for (const after of ['1', '9000000000000000000']) {
    const stream = await open(person, { after });
    expect((await stream.next(() => true)).event).toBe('reset');
    stream.close();
  }
  const fresh = await open(person, { search: '?since=5' });
  expect((await fresh.next(() => true)).event).toBe('beat');
  fresh.close();
});

test.each<[string, (person: StoredPerson & Caller) => Promise<unknown>]>([
  [
    'left the organisation',
    ({ actor }) => rows('delete from membership where account_id = ? returning id', [actor.accountId]),
  ],
  ['signed out', ({ sessionId }) => rows('update session set ended_at = now() where id = ? returning id', [sessionId])],
  [
    'was suspended',
    ({ actor }) => rows(`update account set status = 'suspended' where id = ? returning id`, [actor.accountId]),
  ],
])('whoever %s gets nothing more from that moment', async (_, leave) => {
  const owner = await portal.as({ kind: 'firma' });
  const person = await portal.as({ kind: 'firma', organisationId: owner.actor.organisationId, role: 'viewer' });
  const [stays, goes] = [await open(owner), await open(person)];
  await leave(person);
  await tell('offer:1', owner);
  await stays.next(ofTopic('offer:1'));
  await goes.closed;
  expect(goes.events.filter(({ event }) => event === 'changed')).toEqual([]);
  stays.close();
});

test('when the connection that listens breaks everybody catches up', async () => {
  const person = await portal.as({ kind: 'uat' });
  const stream = await open(person);
  const listener = `select pid from pg_stat_activity where application_name = 'portal-psp live_event' and datname = current_database()`;
  await rows(`select pg_terminate_backend(pid) from (${listener}) as l`);
  await tell('conversation:meanwhile', person);
  await stream.next(ofTopic('conversation:meanwhile'));
  stream.close();
});

test('of many streams of one account the oldest gives way', async () => {
  const person = await portal.as({ kind: 'uat' });
  const streams: TestStream[] = [];
  for (let n = 0; n < 13; n += 1) streams.push(await open(person));
  await streams[0]?.closed;
  for (const stream of streams) stream.close();
});

test('a stream does not keep an idle session alive', async () => {
  const person = await portal.as({ kind: 'uat' });
  const seenAt = () => rows('select last_seen_at from session where id = ?', [person.sessionId]);
  await rows(`update session set last_seen_at = now() - interval '2 minutes' where id = ? returning id`, [
    person.sessionId,
  ]);
  const before = await seenAt();
  const stream = await open(person);
  await stream.next(() => true);
  expect(await seenAt()).toEqual(before);
  stream.close();
});
