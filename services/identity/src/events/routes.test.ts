import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import type { Caller } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { StoredPerson } from '@psp/bff-kit/testing/people';
import { SIGNAL_MS } from '@psp/contracts/live';
import { asSystem } from '@psp/domain/as-system';
import { blockOrganisation } from '@psp/domain/communicating/messages/contact-settings';
import { liftReport, upholdReport } from '@psp/domain/communicating/messages/decide-report';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import { signalWriting } from '@psp/domain/communicating/messages/signal-writing';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { notify } from '@psp/domain/operating/notifications/notify';
import { restoreOrganisation, suspendOrganisation } from '@psp/domain/joining/organisations/decide';
import { announce } from '@psp/domain/operating/live/announce';
import { acting } from '@psp/domain/testing/acting';
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
    notify(write, organisations, {
      event: 'mail.mailFailed',
      about: null,
      title: 'Titlu',
      message: 'Text',
      href: '/uat',
      ...{ topic: null, isSecurity: false, hasOwnMail: false },
    });
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

test('a change says which lists show what it is about, where not every list may', async () => {
  const person = await portal.as({ kind: 'uat' });
  const stream = await open(person);
  const listsOf = async (topic: string) => {
    await tell(topic, person);
    return (await stream.next(ofTopic(topic))).data?.lists;
  };
  expect(await listsOf(`conversation:${randomUUID()}`)).toEqual({ conversation: ['conversations'] });
  expect(await listsOf(`offer:${randomUUID()}`)).toEqual({});
  stream.close();
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
  const older = portal.orm.em.fork();
  await older.begin();
  await older.execute('select pg_current_xact_id()');
  const stream = await open(person);
  await tell('conversation:1', person);
  await stream.next(ofTopic('conversation:1'));
  stream.close();
  await tell('conversation:2', person);
  const resumed = await open(person, { after: stream.lastId() });
  await resumed.next(ofTopic('conversation:2'));
  await tell('conversation:3', person);
  await resumed.next(ofTopic('conversation:3'));
  expect(new Set(idsOf(resumed)).size).toBe(idsOf(resumed).length);
  // What was told while an older transaction is open comes again, and is known by its id.
  expect(resumed.events.some(ofTopic('conversation:1'))).toBe(true);
  expect(idsOf(resumed).filter((id) => !idsOf(stream).includes(id))).toHaveLength(2);
  resumed.close();
  await older.rollback();
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

test('whoever has just opened a stream is told also what is read for others meanwhile', async () => {
  const noise = await portal.as({ kind: 'uat' });
  const others = await open(noise);
  const people = await Promise.all(Array.from({ length: 8 }, () => portal.as({ kind: 'firma' })));
  const state = { isOver: false };
  const noisy = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!state.isOver) await tell('offer:noise', noise);
    }),
  );
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      people.map(async (person) => {
        const stream = await open(person);
        await tell('offer:first', person);
        await stream.next(ofTopic('offer:first'));
        stream.close();
      }),
    );
  state.isOver = true;
  await noisy;
  others.close();
});

test('a place that the log no longer holds makes everything be read again', async () => {
  const person = await portal.as({ kind: 'uat' });
  for (const after of ['1', '9000000000000000000']) {
    const stream = await open(person, { after });
    expect((await stream.next(() => true)).event).toBe('reset');
    stream.close();
  }
  // What the tests before wrote may be more than is told one by one.
  await rows(`update live_event set at = at - interval '1 minute' returning id`, []);
  await tell('conversation:recent', person);
  const fresh = await open(person, { search: '?since=5' });
  expect((await fresh.next(() => true)).event).toBe('beat');
  await fresh.next(ofTopic('conversation:recent'));
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

test('who is writing is told to both sides but themselves, at most once in a while, and stored nowhere', async () => {
  const [writer, other, stranger] = [
    await portal.as({ kind: 'uat' }),
    await portal.as({ kind: 'firma' }),
    await portal.as({ kind: 'firma' }),
  ];
  const by = acting(portal.orm);
  const about = { to: other.actor.organisationId, subject: 'Drumuri', body: 'Bună ziua' };
  const id = await by(writer.actor, startConversation, about);
  const people = [writer, await colleagueOf(writer), other, stranger];
  const streams = await Promise.all(people.map((person) => open(person)));
  const [log] = await rows<{ n: number }>('select count(*)::int as n from live_event', []);
  // No time passes, however busy the machine: the signs come within one interval.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  for (let n = 0; n < 3; n += 1) await by(writer.actor, signalWriting, { id });
  expect(await rows('select count(*)::int as n from live_event', [])).toEqual([log]);
  await tell('offer:last', ...people);
  await Promise.all(streams.map((stream) => stream.next(ofTopic('offer:last'))));
  await Promise.all([1, 2].map((at) => streams[at]?.next(({ event }) => event === 'writing')));
  clock.mockRestore();
  const told = streams.map(({ events }) => events.filter(({ event }) => event === 'writing').map(({ data }) => data));
  const writing = { conversation: id, name: writer.actor.displayName };
  expect(told).toEqual([[], [writing], [writing], []]);
  await by(other.actor, blockOrganisation, { organisationId: writer.actor.organisationId, isBlocked: true });
  await by(other.actor, signalWriting, { id });
  await tell('offer:end', ...people);
  await streams[0]?.next(ofTopic('offer:end'));
  expect(streams[0]?.events.some(({ event }) => event === 'writing')).toBe(false);
  for (const stream of streams) stream.close();
});

test('who goes on writing is told of again, also where their sign came a little early', async () => {
  const [writer, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const by = acting(portal.orm);
  const about = { to: other.actor.organisationId, subject: 'Drumuri', body: 'Bună ziua' };
  const id = await by(writer.actor, startConversation, about);
  const stream = await open(other);
  const signs = () => stream.events.filter(({ event }) => event === 'writing').length;
  await by(writer.actor, signalWriting, { id });
  await stream.next(() => signs() === 1);
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + SIGNAL_MS - 500);
  await by(writer.actor, signalWriting, { id });
  await stream.next(() => signs() === 2).finally(() => clock.mockRestore());
  stream.close();
});

test('a stranger is not told that somebody writes who has sent all they may before an answer', async () => {
  const [writer, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const by = acting(portal.orm);
  const about = { subject: 'Drumuri', body: 'Unu' };
  const id = await by(writer.actor, startConversation, { ...about, to: other.actor.organisationId });
  for (const body of ['Doi', 'Trei']) await by(writer.actor, writeMessage, { id, body, isNote: false });
  const theirs = await by(other.actor, startConversation, { ...about, to: writer.actor.organisationId });
  const stream = await open(other);
  await tell('offer:begun', other);
  await stream.next(ofTopic('offer:begun'));
  for (const conversation of [id, theirs]) await by(writer.actor, signalWriting, { id: conversation });
  await stream.next(({ event }) => event === 'writing');
  expect(stream.events.filter(({ event }) => event === 'writing').map(({ data }) => data)).toEqual([
    { conversation: theirs, name: writer.actor.displayName },
  ]);
  stream.close();
});

/** Everything that these people, and after them a stranger, are told of while something is done. */
const toldWhile = async (people: StoredPerson[], work: () => Promise<unknown>): Promise<string[][]> => {
  const everybody = [...people, await portal.as({ kind: 'firma' })];
  const streams = await Promise.all(everybody.map((person) => open(person)));
  // A topic of its own each time: a stream that has just been opened may be told once more of what was told before.
  const tellAll = async (): Promise<string> => {
    const topic = `offer:${randomUUID()}` as const;
    await tell(topic, ...everybody);
    await Promise.all(streams.map((stream) => stream.next(ofTopic(topic))));
    return topic;
  };
  await tellAll();
  const before = streams.map(({ events }) => events.length);
  await work();
  const last = await tellAll();
  for (const stream of streams) stream.close();
  const told = streams.map(({ events }, n) => events.slice(before[n]).flatMap(({ data }) => data?.topics ?? []));
  return told.map((topics) => topics.filter((topic) => topic !== last));
};
const talked = async () => {
  const [one, other] = [await portal.as({ kind: 'uat' }), await portal.as({ kind: 'firma' })];
  const about = { to: other.actor.organisationId, subject: 'Drumuri', body: 'Bună ziua' };
  return { one, other, id: await acting(portal.orm)(one.actor, startConversation, about) };
};

test('a block and its end are told to both sides, to the blocked one without a name', async () => {
  const { one, other } = await talked();
  const organisationId = one.actor.organisationId;
  for (const isBlocked of [true, false]) {
    const block = () => acting(portal.orm)(other.actor, blockOrganisation, { organisationId, isBlocked });
    const [first = [], second = [], stranger = []] = await toldWhile([one, other], block);
    expect(first).toEqual(['conversation']);
    expect(second).toContain('conversation');
    expect(stranger).toEqual([]);
    expect(await toldWhile([one], block)).toEqual([[], []]);
  }
});

test('that an organisation is suspended, and let in again, is told to those who write with it', async () => {
  const { one, other } = await talked();
  const admin = await portal.as({ kind: 'admin' });
  const id = one.actor.organisationId;
  for (const decide of [suspendOrganisation, restoreOrganisation]) {
    const [row] = await rows<{ version: number }>('select version from organisation where id = ?', [id]);
    if (!row) throw new Error('the organisation is gone');
    const decided = () => acting(portal.orm)(admin.actor, decide, { id, ...row, reason: 'Date false.' });
    expect(await toldWhile([other], decided)).toEqual([['conversation'], []]);
  }
});

test('a conversation that the association locks, and unlocks, is told to both sides', async () => {
  const { one, other, id } = await talked();
  const admin = await portal.as({ kind: 'admin' });
  const by = acting(portal.orm);
  const why = { messageId: null, reason: 'insult', text: 'Ne jignește.', hasNeighbours: false } as const;
  await by(one.actor, reportConversation, { id, ...why });
  for (const decide of [upholdReport, liftReport]) {
    const [report] = await rows<{ id: string; version: number }>(
      'select id, version from conversation_report where conversation_id = ?',
      [id],
    );
    if (!report) throw new Error('nothing was reported');
    const told = await toldWhile([one, other], () => by(admin.actor, decide, { ...report, reason: 'Fără jigniri.' }));
    expect(told.map((topics) => topics.includes(`conversation:${id}`))).toEqual([true, true, false]);
  }
});
