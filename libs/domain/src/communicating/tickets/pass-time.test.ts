import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { SYSTEM } from '../../actor.ts';
import { asSystem } from '../../as-system.ts';
import { newId } from '../../id.ts';
import { passTime } from '../../operating/lifecycle/pass-time.ts';
import { eraseTraces } from '../../operating/personal-data/anonymise.ts';
import { subjectsOf } from '../../operating/personal-data/subjects.ts';
import { createReadDb } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newTicketLink } from './links.ts';
import { openTicket } from './open-ticket.ts';

let database: TestDatabase;
const staff = anActor({ kind: 'admin' });
beforeAll(async () => {
  database = await createTestDatabase();
  await rows(`insert into account (id, email, display_name, password_hash) values ('${staff.accountId}', 'voicu@exemplu.ro', 'Carmen Voicu', '');
    insert into organisation (id, kind, name, status) values ('${staff.organisationId}', 'admin', 'Asociația', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${staff.accountId}', '${staff.organisationId}', 'owner')`);
});
beforeEach(() => rows('delete from ticket; delete from attempt; delete from notification; delete from mail'));
afterAll(() => database.close());

const rows = <T>(query: string) => database.orm.em.fork().execute<T[]>(query);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const opened = async (accountId: string | null = null): Promise<string> => {
  const actor = accountId ? anActor({ accountId, organisationId: staff.organisationId }) : SYSTEM;
  const content = {
    kind: 'support',
    name: 'Maria Popescu-Rară',
    email: 'maria.rara@exemplu.ro',
    subject: 'Întrebare',
  } as const;
  const rest = { message: 'Cum schimb pachetul?', isUrgent: false, website: '', filledInMs: 9000, key: newId() };
  await acting(database.orm)(actor, openTicket, { ...content, ...rest, address: '192.0.2.1' });
  const [row] = await rows<{ id: string }>(`select id from ticket where submission_key = '${rest.key}'`);
  return row?.id ?? '';
};
const titles = async () =>
  (await rows<{ title: string }>('select title from notification order by id')).map(({ title }) => title);
const resolve = (id: string) =>
  rows(
    `update ticket set status = 'resolved', resolved_at = now(), due_at = null, waiting_since = null where id = '${id}'`,
  );

test('the association is notified once about an overdue answer, even by concurrent workers', async () => {
  await opened();
  await rows('delete from notification');
  await passTime(database.orm, inDays(0));
  expect(await titles()).toEqual([]);
  await Promise.all([passTime(database.orm, inDays(20)), passTime(database.orm, inDays(20))]);
  await passTime(database.orm, inDays(21));
  expect(await titles()).toEqual(['Termen de răspuns depășit']);
});

test('a resolved ticket is closed after a week, not before', async () => {
  const id = await opened();
  await resolve(id);
  await passTime(database.orm, inDays(6.9));
  expect(await rows('select status from ticket')).toEqual([{ status: 'resolved' }]);
  await Promise.all([passTime(database.orm, inDays(7.1)), passTime(database.orm, inDays(7.1))]);
  expect(await rows('select status from ticket')).toEqual([{ status: 'closed' }]);
  expect(await rows(`select action from audit where entity_id = '${id}' and action = 'ticket.close'`)).toHaveLength(1);
});

test('three years after a ticket was closed its requester is removed and no link opens it', async () => {
  const id = await opened();
  await acting(database.orm)(SYSTEM, async (write) => newTicketLink(write, id), null);
  await resolve(id);
  await passTime(database.orm, inDays(8));
  await passTime(database.orm, inDays(3 * 365));
  expect(await rows('select email from ticket')).toEqual([{ email: 'maria.rara@exemplu.ro' }]);
  await passTime(database.orm, inDays(3 * 366 + 10));
  expect(await rows(`select name, email, search_text like '%rara%' as found from ticket`)).toEqual([
    { name: 'Solicitant anonimizat', email: null, found: false },
  ]);
  expect(await rows('select 1 from ticket_link')).toEqual([]);
  expect(await rows('select count(*)::int as n from ticket_message')).toEqual([{ n: 1 }]);
});

test('tickets are exported for and erased with an account, also those sent without signing in', async () => {
  const account = newId();
  await rows(
    `insert into account (id, email, display_name, password_hash) values ('${account}', 'maria.rara@exemplu.ro', 'Maria', '')`,
  );
  const own = await opened(account);
  await opened();
  await rows(
    `insert into ticket_note (ticket_id, author_id, body) values ('${own}', '${staff.accountId}', 'SECRET-de-birou')`,
  );
  const query = subjectsOf(account)['tichete'];
  const exported = query ? await jsonText(createReadDb(database.orm), query) : '';
  const written = { subject: 'Întrebare', messages: [{ side: 'requester', body: 'Cum schimb pachetul?' }] };
  expect(JSON.parse(exported)).toMatchObject([written, written]);
  expect(exported).not.toContain('SECRET');
  await asSystem(database.orm, (write) => eraseTraces(write, { id: account, email: 'maria.rara@exemplu.ro' }));
  for (const table of ['ticket', 'ticket_message', 'mail', 'notification', 'attempt']) {
    const held = await rows(`select 1 from ${table} t where t::text ilike '%rar_%' and t::text ilike '%maria%'`);
    expect([table, held]).toEqual([table, []]);
  }
  // It can no longer be answered.
  expect(await rows('select account_id, email, status, due_at from ticket')).toEqual(
    Array.from({ length: 2 }, () => ({ account_id: null, email: null, status: 'closed', due_at: null })),
  );
  expect(
    await rows(`select from_state, to_state from audit where entity_id = '${own}' and action = 'ticket.anonymise'`),
  ).toEqual([{ from_state: 'open', to_state: 'closed' }]);
});
