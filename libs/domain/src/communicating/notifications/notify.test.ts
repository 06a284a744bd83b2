import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { notify, notifyAdmins } from './notify.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const message = {
  title: 'Oportunitate nouă',
  message: 'Text',
  href: '/firma/opportunities/1',
  topic: 'requests',
} as const;

/** An organisation with a member whose account is so. */
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

test('everybody is notified in the portal; mail goes to those who want it about this topic and have an active account', async () => {
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

test('the one who acts gets neither, and a message without a topic sends no mail', async () => {
  const one = await store('one');
  await tell([one.organisationId], 'requests', one.accountId);
  expect(await mailed()).toEqual([]);
  await tell([one.organisationId], null);
  expect(await mailed()).toEqual([]);
  expect(await rows('select count(*)::int as n from notification')).toEqual([{ n: 1 }]);
  await clear();
});

test('a person of two organisations that are told gets one mail', async () => {
  const [first, second] = [await store('first'), await store('second')];
  await rows(
    `insert into membership (organisation_id, account_id, role) values ('${second.organisationId}', '${first.accountId}', 'editor')`,
  );
  await tell([first.organisationId, second.organisationId]);
  expect(await mailed()).toHaveLength(2);
  await clear();
});

test("the association's staff are told like anybody", async () => {
  await store('staff', '', 'admin');
  await asSystem(database.orm, async (write) => notifyAdmins(write, message));
  expect(await mailed()).toEqual([{ recipient: 'staff@exemplu.ro', href: message.href }]);
  await clear();
});
