import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import type { Actor } from '../../actor.ts';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { transaction } from '../../write.ts';
import { dueReaders, mailUnread } from './remind-of-unread.ts';
import { startConversation } from './start.ts';
import { muteConversation, markConversationRead } from './steps.ts';
import { writeMessage } from './write-message.ts';

const uat = anActor({ kind: 'uat', organisationName: 'Organizația uat' });
const firma = anActor({ kind: 'firma', organisationName: 'Organizația firma' });
const partner = anActor({ kind: 'firma', organisationId: firma.organisationId });
// A viewer cannot answer and gets no mail.
const reader = anActor({ kind: 'firma', organisationId: firma.organisationId, role: 'viewer' });
const SENT = new Date('2026-03-05T10:00:00Z');
const after = (minutes: number) => new Date(SENT.getTime() + minutes * 60_000);

let database: TestDatabase;
const rows = <Row = object>(query: string) => database.orm.em.fork().execute<Row[]>(query);
beforeAll(async () => {
  database = await createTestDatabase();
  await storeMember(database.orm, uat, 'primar');
  await storeMember(database.orm, firma, 'ana');
  await storeMember(database.orm, partner, 'dan');
  await storeMember(database.orm, reader, 'cititor');
  await rows(`update membership set role = 'viewer' where account_id = '${reader.accountId}'`);
});
afterAll(() => database.close());

let id = '';
const write = (actor: Actor, body: string, now: Date) =>
  transaction(database.orm, { actor, now }, (one) => writeMessage(one, { id, body, isNote: false }));
beforeEach(async () => {
  await rows(
    'delete from conversation_reader; delete from message; delete from conversation; delete from pgboss.job; delete from mail',
  );
  const begin = { to: firma.organisationId, subject: 'Registru agricol', body: 'Bună ziua!' };
  id = await transaction(database.orm, { actor: uat, now: SENT }, (one) => startConversation(one, begin));
});

const step = { due: dueReaders, apply: mailUnread };
const pass = (now: Date) => applyDue(database.orm, now, step);
const mails = async () =>
  (
    await rows<{ recipient: string; title: string; message: string }>(
      "select recipient, data ->> 'title' as title, data ->> 'message' as message from mail order by recipient, id",
    )
  ).map(({ recipient, title, message }) => [recipient, title, message.split('\n')[0]]);

test('messages unread after 15 minutes are mailed once to each member, in one mail', async () => {
  await write(uat, 'Mai aveți loc în calendar?', after(2));
  await pass(after(14));
  expect(await mails()).toEqual([]);
  await Promise.all([pass(after(18)), pass(after(18))]);
  await pass(after(30));
  const told = ['2 mesaje necitite pentru Organizația firma', 'Organizația uat: „Registru agricol” (2 mesaje)'];
  expect(await mails()).toEqual([
    ['ana@exemplu.ro', ...told],
    ['dan@exemplu.ro', ...told],
  ]);
  await write(uat, 'Încă aștept.', after(40));
  await pass(after(56));
  expect((await mails()).at(-1)).toEqual([
    'dan@exemplu.ro',
    'Un mesaj necitit pentru Organizația firma',
    'Organizația uat: „Registru agricol”',
  ]);
});

test('members who have read or muted the conversation, opted out or left get no mail', async () => {
  await transaction(database.orm, { actor: firma, now: after(1) }, (one) =>
    markConversationRead(one, { id, number: 1 }),
  );
  await transaction(database.orm, { actor: partner, now: after(1) }, (one) =>
    muteConversation(one, { id, isMuted: true }),
  );
  await pass(after(20));
  expect(await mails()).toEqual([]);
  await transaction(database.orm, { actor: partner, now: after(1) }, (one) =>
    muteConversation(one, { id, isMuted: false }),
  );
  await rows(`update account set mail_topics = '{}' where id = '${partner.accountId}'`);
  await pass(after(20));
  expect(await mails()).toEqual([]);
  await rows(`update account set mail_topics = '{messages}' where id = '${partner.accountId}'`);
  await rows(`delete from membership where account_id = '${partner.accountId}'`);
  await pass(after(20));
  expect(await mails()).toEqual([]);
  await rows(
    `insert into membership (account_id, organisation_id, role) values ('${partner.accountId}', '${firma.organisationId}', 'owner')`,
  );
});

test('a worker that dies before its commit has mailed nobody; the next one mails everybody once', async () => {
  const dying = asSystem(database.orm, async (one) => {
    await mailUnread({ ...one, now: after(20) }, firma.accountId);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  await pass(after(20));
  expect(await mails()).toHaveLength(2);
});
