import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { newId } from '../../id.ts';
import { applyDue } from '../lifecycle/apply-due.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { publicHolidays } from '../../communicating/tickets/public-holidays.ts';
import { sendDigests } from './digests.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const year of [2026, 2027])
    for (const day of publicHolidays(year).keys())
      await rows(`insert into holiday (day, name) values ('${day}', '') on conflict do nothing`);
});
afterAll(() => database.close());

const rows = <Row extends object>(query: string) => database.orm.em.fork().execute<Row[]>(query);

interface Member {
  accountId: string;
  organisationId: string;
}
const join = ({ accountId, organisationId }: Member) =>
  rows(
    `insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'editor')`,
  );
const found = async (name: string): Promise<string> => {
  const id = newId();
  await rows(`insert into organisation (id, kind, name, status) values ('${id}', 'firma', '${name}', 'approved')`);
  await rows(`with a as (insert into account (email, display_name, password_hash) values ('${id}@exemplu.ro', 'Ion', '') returning id)
    insert into membership (account_id, organisation_id, role) select id, '${id}', 'owner' from a`);
  return id;
};
const store = async (): Promise<Member> => {
  const member = { accountId: newId(), organisationId: await found('Firma') };
  await rows(`insert into account (id, email, display_name, password_hash)
    values ('${member.accountId}', '${member.accountId}@exemplu.ro', 'Ana', '')`);
  await join(member);
  return member;
};

let member: Member;
beforeEach(async () => {
  await rows('delete from pgboss.job; delete from mail; delete from digest_item; delete from notification');
  member = await store();
});

interface Item extends Partial<Member> {
  frequency?: 'daily' | 'weekly';
  event?: string;
  isRead?: boolean;
  /** Its subject: stored with the item, or only with its notification, as the previous release does. */
  about?: { item?: string; notification?: string };
}
const text = (value: string | undefined) => (value === undefined ? 'null' : `'${value}'`);
/** Stores a digest item created at `at`; `isRead` adds its notification in the portal. */
const wait = async (
  title: string,
  at: string,
  { frequency = 'daily', event = 'offers.closed', isRead, about = {}, ...of }: Item = {},
) => {
  const { accountId, organisationId } = { ...member, ...of };
  const id = newId();
  await rows(`insert into digest_item (id, account_id, organisation_id, event, about, title, message, href, frequency, in_portal, created_at)
    values ('${id}', '${accountId}', '${organisationId}', '${event}', ${text(about.item)}, '${title}', 'Text', '/firma?${title}', '${frequency}',
      ${isRead !== undefined}, '${at}')`);
  if (isRead !== undefined)
    await rows(`insert into notification (id, account_id, organisation_id, event, about, title, message, href, read_at)
      values ('${id}', '${accountId}', '${organisationId}', '${event}', ${text(about.notification)}, '${title}', 'Text', '/firma', ${isRead ? 'now()' : null})`);
};
const pass = (at: string) => applyDue(database.orm, new Date(at), sendDigests);
const mails = async () => {
  const all = await rows<{ recipient: string; data: { lines: { title: string; count: string }[] } }>(
    `select recipient, data from mail where template = 'digest' order by id`,
  );
  return all.map(({ data }) => data.lines.map(({ title, count }) => (count === '1' ? title : `${title} ${count}`)));
};

/* 30 November and 1 December 2026 are a Monday and a Tuesday. */
test('waiting items are sent as one mail at eight on the next working day, not on weekends or public holidays', async () => {
  await wait('de zi', '2026-11-27T12:00:00+02:00');
  await wait('de săptămână', '2026-11-27T12:01:00+02:00', { frequency: 'weekly' });
  for (const day of [
    '2026-11-27T23:45',
    '2026-11-28T08:00',
    '2026-11-30T09:00',
    '2026-12-01T08:15',
    '2026-12-02T07:59',
  ])
    expect([day, await pass(`${day}:00+02:00`)]).toEqual([day, []]);
  expect(await mails()).toEqual([]);
  await pass('2026-12-02T08:00:00+02:00');
  expect(await mails()).toEqual([['de săptămână', 'de zi']]);
  for (const day of ['02T08:15', '03T08:00', '07T08:00']) await pass(`2026-12-${day}:00+02:00`);
  expect(await mails()).toHaveLength(1);
});

test('items created from eight on wait for the next day, or for the next week', async () => {
  await wait('luni la opt', '2026-11-23T08:00:00+02:00');
  await wait('pe săptămână', '2026-11-23T08:00:00+02:00', { frequency: 'weekly' });
  await pass('2026-11-23T08:00:00+02:00');
  expect(await mails()).toEqual([]);
  await pass('2026-11-24T08:00:00+02:00');
  expect(await mails()).toEqual([['luni la opt']]);
  await pass('2026-12-02T08:00:00+02:00');
  expect(await mails()).toEqual([['luni la opt'], ['pe săptămână']]);
});

test('a worker that was down at eight sends the digest when it is back', async () => {
  await wait('pe săptămână', '2026-11-20T10:00:00+02:00', { frequency: 'weekly' });
  await wait('azi', '2026-11-25T07:59:00+02:00');
  await wait('prea nouă', '2026-11-25T08:01:00+02:00');
  await pass('2026-11-25T17:20:00+02:00');
  expect(await mails()).toEqual([['azi', 'pe săptămână']]);
});

test.each([
  ['after summer time ends', '2026-10-23T12:00:00Z', '2026-10-26T05:59:00Z', '2026-10-26T06:00:00Z'],
  ['after it begins', '2027-03-26T12:00:00Z', '2027-03-29T04:59:00Z', '2027-03-29T05:00:00Z'],
])('it is eight in Bucharest %s', async (_, told, before, at) => {
  await wait('una', told);
  await pass(before);
  expect(await mails()).toEqual([]);
  await pass(at);
  expect(await mails()).toEqual([['una']]);
});

const [TOLD, EIGHT] = ['2026-11-23T10:00:00+02:00', '2026-11-24T08:00:00+02:00'];

test('two workers at once send one mail', async () => {
  for (const title of ['una', 'alta']) await wait(title, TOLD);
  await Promise.all([pass(EIGHT), pass(EIGHT), pass(EIGHT)]);
  expect(await mails()).toEqual([['alta', 'una']]);
  expect(await rows('select from pgboss.job where name = $$mail$$')).toHaveLength(1);
});

test('a worker that dies before its commit has sent nothing; the next sends it once', async () => {
  await wait('una', TOLD);
  const dying = asSystem(
    database.orm,
    async (write) => {
      await sendDigests.apply(write, member.accountId);
      throw new Error('killed');
    },
    new Date(EIGHT),
  );
  await expect(dying).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  await pass(EIGHT);
  await pass(EIGHT);
  expect(await mails()).toEqual([['una']]);
});

test('items of one event and subject are counted; those read in the portal are left out', async () => {
  for (const isRead of [false, false, true]) await wait('Ofertă nouă', TOLD, { event: 'offers.received', isRead });
  await wait('numai pe e-mail', TOLD);
  await pass(EIGHT);
  expect(await mails()).toEqual([['numai pe e-mail', 'Ofertă nouă 2']]);
  expect(await rows('select from digest_item')).toEqual([]);
});

test('the subject of a group is named, also when the previous release stored it only with the notification', async () => {
  const of = { event: 'offers.received' };
  await wait('numai pe e-mail', TOLD, { ...of, about: { item: 'SP-2026-000118' } });
  await wait('și în portal', TOLD, { ...of, isRead: false, about: { notification: 'SP-2026-000119' } });
  await wait('nenumită', TOLD, of);
  await pass(EIGHT);
  const [mail] = await rows<{ lines: { about: string }[] }>(`select data -> 'lines' as lines from mail`);
  expect(mail?.lines.map(({ about }) => about)).toEqual(['', 'SP-2026-000119', 'SP-2026-000118']);
});

test('a user who left an organisation gets no items of it, and those of the others with their names', async () => {
  const other = { ...member, organisationId: await found('Alta') };
  await join(other);
  await wait('de la firmă', TOLD);
  await wait('de la alta', TOLD, other);
  const [before] = [await rows(`select count(*)::int as n from digest_item`)];
  expect(before).toEqual([{ n: 2 }]);
  await rows(
    `delete from membership where account_id = '${member.accountId}' and organisation_id = '${member.organisationId}'`,
  );
  await pass(EIGHT);
  expect(await mails()).toEqual([['de la alta']]);
  await join(member);
  await pass('2026-11-25T08:00:00+02:00');
  expect(await mails()).toHaveLength(1);
});

test('a user of two organisations gets one mail, with links that lead to the right one', async () => {
  const other = { ...member, organisationId: await found('Alta') };
  await join(other);
  await wait('de la firmă', TOLD);
  await wait('de la alta', TOLD, other);
  await pass(EIGHT);
  const [mail] = await rows<{ lines: { organisation: string; path: string }[] }>(
    `select data -> 'lines' as lines from mail`,
  );
  expect(mail?.lines.map(({ organisation }) => organisation)).toEqual(['Alta', 'Firma']);
  expect(mail?.lines[0]?.path).toBe(`/organizatie?inapoi=${encodeURIComponent('/firma?de la alta')}`);
});

const put = (status: 'active' | 'suspended') =>
  rows(`update account set status = '${status}' where id = '${member.accountId}'`);

test('a suspended account gets no mail; after its return it gets the items of the last digest', async () => {
  await wait('de luni', TOLD);
  await wait('citită', TOLD, { isRead: true });
  await wait('pe săptămână', '2026-11-18T10:00:00+02:00', { frequency: 'weekly' });
  await put('suspended');
  await pass(EIGHT);
  await pass('2026-11-24T18:00:00+02:00');
  expect(await mails()).toEqual([]);
  await put('active');
  await pass('2026-11-24T18:15:00+02:00');
  await pass('2026-11-25T08:00:00+02:00');
  expect(await mails()).toEqual([['pe săptămână', 'de luni']]);
});

test('items before the last digest are not sent to an account that is restored later', async () => {
  await put('suspended');
  await wait('de luni', TOLD);
  await wait('de vinerea trecută', '2026-11-13T10:00:00+02:00', { frequency: 'weekly' });
  await pass(EIGHT);
  await wait('de marți', '2026-11-24T10:00:00+02:00');
  await pass('2026-11-25T08:00:00+02:00');
  await put('active');
  await pass('2026-11-25T08:15:00+02:00');
  expect(await mails()).toEqual([['de marți']]);
});

test('over a weekend and public holidays the last digest is that of the last working day', async () => {
  await put('suspended');
  await wait('de vineri', '2026-11-27T12:00:00+02:00');
  await pass('2026-12-02T08:00:00+02:00');
  await put('active');
  await pass('2026-12-02T10:00:00+02:00');
  expect(await mails()).toEqual([['de vineri']]);
});
