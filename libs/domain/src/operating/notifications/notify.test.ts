import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createReadDb } from '../../read-db.ts';
import { catalogue, event } from './catalogue.ts';
import { notify, notifyAdmins } from './notify.ts';
import { markAllRead } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const { newOpportunity } = catalogue(
  'service-requests',
  { kind: 'requests', topic: 'requests' },
  {
    newOpportunity: event({ label: 'Oportunitate nouă', to: ['firma'] }, () => ({
      message: 'Text',
      href: '/firma/opportunities/1',
    })),
  },
);
const message = newOpportunity();

/** Stores an organisation with one member whose account has these properties. */
const store = async (
  name: string,
  account = '',
  kind = 'firma',
): Promise<{ organisationId: string; accountId: string }> => {
  const [row] = await database.orm.em.fork().execute<{ organisationId: string; accountId: string }[]>(
    `with o as (insert into organisation (kind, name, status) values ('${kind}', '${name}', 'approved') returning id),
       a as (insert into account (email, display_name, password_hash) values ('${name}@exemplu.ro', '${name}', '') returning id)
     insert into membership (organisation_id, account_id, role) select o.id, a.id, 'owner' from o, a
     returning organisation_id as "organisationId", account_id as "accountId"`,
  );
  if (!row) throw new Error('nobody was stored');
  if (account) await rows(`update account set ${account} where id = '${row.accountId}'`);
  return row;
};
const tell = (ids: string[], topic: 'requests' | null = 'requests', except: string | null = null) =>
  asSystem(database.orm, async (write) => notify(write, ids, { ...message, topic }, except));
const mailed = () =>
  rows(`select recipient, data ->> 'href' as href from mail m
  where exists (select from pgboss.job where name = 'mail' and data ->> 'id' = m.id::text) order by recipient`);
const clear = () => rows('delete from pgboss.job; delete from mail; delete from notification');

test('all members are notified in the portal; mail goes to active accounts that chose the topic', async () => {
  const wanting = await store('wanting');
  const others = await Promise.all([
    store('declining', `mail_topics = '{offers}'`),
    store('suspended', `status = 'suspended'`),
    store('silent', `mail_topics = '{}'`),
  ]);
  await tell([wanting, ...others].map(({ organisationId }) => organisationId));
  expect(await rows('select count(*)::int as n from notification')).toEqual([{ n: 4 }]);
  expect(await mailed()).toEqual([{ recipient: 'wanting@exemplu.ro', href: message.href }]);
  await clear();
});

test('marking all as read uses the time of the write, and later notifications stay unread', async () => {
  const reader = await store('reader');
  const { organisationId } = reader;
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  for (const day of [3, 6, 9])
    await asSystem(database.orm, async (write) => notify(write, [organisationId], message), at(day));
  await markAllRead({ db: createReadDb(database.orm), actor: reader, now: at(7) }, {});
  const read = await rows(`select extract(day from created_at)::int as told, extract(day from read_at)::int as read
    from notification where organisation_id = '${organisationId}' order by created_at`);
  expect(read).toEqual([
    { told: 3, read: 7 },
    { told: 6, read: 7 },
    { told: 9, read: null },
  ]);
  await clear();
});

test('the acting user gets neither notification nor mail, and a message without a topic sends no mail', async () => {
  const one = await store('one');
  await tell([one.organisationId], 'requests', one.accountId);
  expect(await mailed()).toEqual([]);
  await tell([one.organisationId], null);
  expect(await mailed()).toEqual([]);
  expect(await rows('select count(*)::int as n from notification')).toEqual([{ n: 1 }]);
  await clear();
});

test('a user of two notified organisations gets one mail', async () => {
  const [first, second] = [await store('first'), await store('second')];
  await rows(
    `insert into membership (organisation_id, account_id, role) values ('${second.organisationId}', '${first.accountId}', 'editor')`,
  );
  await tell([first.organisationId, second.organisationId]);
  expect(await mailed()).toHaveLength(2);
  await clear();
});

test('the mail names the organisation only for a user of two organisations', async () => {
  const [first, second, single] = [await store('one of two'), await store('two of two'), await store('single')];
  await rows(
    `insert into membership (organisation_id, account_id, role) values ('${second.organisationId}', '${first.accountId}', 'editor')`,
  );
  await tell([first.organisationId, single.organisationId]);
  expect(await rows(`select recipient, data ->> 'organisation' as organisation from mail order by recipient`)).toEqual([
    { recipient: 'one of two@exemplu.ro', organisation: 'one of two' },
    { recipient: 'single@exemplu.ro', organisation: null },
  ]);
  await clear();
});

test("the association's staff are notified like other members", async () => {
  await store('staff', '', 'admin');
  await asSystem(database.orm, async (write) => notifyAdmins(write, message));
  expect(await mailed()).toEqual([{ recipient: 'staff@exemplu.ro', href: message.href }]);
  await clear();
});

const choose = (accountId: string, mail: string | null, inPortal: boolean | null) =>
  rows(`insert into notification_choice (account_id, event, mail, in_portal)
    values ('${accountId}', '${message.event}', ${mail && `'${mail}'`}, ${inPortal})`);
const shown = () => rows('select account_id from notification');
const waiting = () => rows('select frequency, in_portal from digest_item order by frequency');

test('a choice for the event overrides the choice for its topic', async () => {
  const [off, now] = [await store('choice-off'), await store('choice-now', `mail_topics = '{}'`)];
  await choose(off.accountId, 'off', null);
  await choose(now.accountId, 'now', null);
  await tell([off.organisationId, now.organisationId]);
  expect(await mailed()).toEqual([{ recipient: 'choice-now@exemplu.ro', href: message.href }]);
  expect(await shown()).toHaveLength(2);
  await clear();
});

test('an event chosen for a digest waits for it, with or without a notification in the portal', async () => {
  const [daily, weekly] = [await store('daily'), await store('weekly')];
  await choose(daily.accountId, 'daily', true);
  await choose(weekly.accountId, 'weekly', false);
  await tell([daily.organisationId, weekly.organisationId]);
  expect(await mailed()).toEqual([]);
  expect(await shown()).toEqual([{ account_id: daily.accountId }]);
  expect(await waiting()).toEqual([
    { frequency: 'daily', in_portal: true },
    { frequency: 'weekly', in_portal: false },
  ]);
  expect(await rows('select from digest_item d join notification n using (id)')).toHaveLength(1);
  await rows('delete from digest_item');
  await clear();
});

test('a suspended account gets no mail, and its digest items are kept', async () => {
  const [daily, now] = [await store('gone-daily', `status = 'suspended'`), await store('gone', `status = 'suspended'`)];
  await choose(daily.accountId, 'daily', null);
  await tell([daily.organisationId, now.organisationId]);
  expect(await mailed()).toEqual([]);
  expect(await waiting()).toEqual([{ frequency: 'daily', in_portal: true }]);
  await rows('delete from digest_item');
  await clear();
});

test('security events are sent whatever the user chose', async () => {
  const { accountId, organisationId } = await store('safe', `mail_topics = '{}'`);
  await choose(accountId, 'off', false);
  const secure = { ...message, isSecurity: true };
  await asSystem(database.orm, async (write) => notify(write, [organisationId], secure));
  expect(await mailed()).toHaveLength(1);
  expect(await shown()).toHaveLength(1);
  await clear();
});

test('an event with its own mail sends no second one', async () => {
  const { organisationId } = await store('own-mail');
  await asSystem(database.orm, async (write) => notify(write, [organisationId], { ...message, hasOwnMail: true }));
  expect(await mailed()).toEqual([]);
  expect(await shown()).toHaveLength(1);
  await clear();
});
