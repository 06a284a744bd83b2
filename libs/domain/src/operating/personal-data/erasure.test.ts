import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { confirmEmailChange } from '../../joining/accounts/confirm-email-change.ts';
import { requestExport } from '../../joining/accounts/data-exports.ts';
import { scheduleDeletion } from '../../joining/accounts/deletion.ts';
import { makeLink } from '../../joining/accounts/one-time-link.ts';
import { newId } from '../../id.ts';
import { passTime } from '../lifecycle/pass-time.ts';
import { tidy } from '../lifecycle/tidy.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { forgetAddress } from './forget-address.ts';
import { createReadDb } from '../../read-db.ts';
import { asSystem } from '../../as-system.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Tables with rows that contain the text, and the number of such rows. */
const tablesWith = async (text: string): Promise<Record<string, number>> => {
  const tables = await database.orm.em
    .fork()
    .execute<{ name: string }[]>(`select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' order by 1`);
  const held: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rows(`select count(*)::int as n from "${name}" t where t::text ilike '%${text}%'`);
    if (Object(row).n > 0) held[name] = Object(row).n;
  }
  return held;
};

const BEFORE = 'ana.veche@exemplu.ro';
const AFTER = 'ana.noua@exemplu.ro';

/** A user in two organisations who leaves one, with sign-ups, invitations and mails of their address. */
const settleIn = async (): Promise<string> => {
  const [id, colleague, present, past] = [newId(), newId(), newId(), newId()];
  await rows(`
    insert into account (id, email, display_name, password_hash, phone) values ('${id}', '${BEFORE}', 'Ana Popescu-Unică', 'h', '+40722123456'),
      ('${colleague}', 'ion@exemplu.ro', 'Ion', 'h', null);
    insert into organisation (id, kind, name, status) values ('${present}', 'firma', 'Firma de acum', 'approved'), ('${past}', 'firma', 'Firma de atunci', 'approved');
    insert into membership (account_id, organisation_id, role) values ('${id}', '${present}', 'owner'), ('${colleague}', '${present}', 'owner'),
      ('${colleague}', '${past}', 'owner'), ('${id}', '${past}', 'editor');
    insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at, user_agent, address)
      values ('${id}', '${past}', '', 900, now(), 'Browser-unic', '203.0.113.77');
    insert into notification (account_id, organisation_id, title, message, href)
      values ('${id}', '${past}', 'Avertizare-unică', '', '/');
    delete from membership where account_id = '${id}' and organisation_id = '${past}';
    insert into registration (kind, email, content, password_hash, terms_version, address, expires_at, confirmed_at)
      values ('firma', '${BEFORE}', '{}', '', '1', '203.0.113.7', now(), now());
    insert into invitation (organisation_id, email, role, invited_by, expires_at, accepted_at)
      values ('${present}', '${BEFORE}', 'editor', '${colleague}', now(), now()), ('${past}', '${BEFORE}', 'editor', '${colleague}', now() - interval '1 day', null);
    insert into mail (recipient, template, data, sent_at, failed_at) values ('${BEFORE}', 'approved', '{}', now(), null), ('${BEFORE}', 'approved', '{}', null, now());
    insert into notification (account_id, organisation_id, title, message, href)
      values ('${colleague}', '${present}', 'Membru nou', 'Ana Popescu-Unică s-a alăturat.', '/firma/members');
    with f as (insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
        values ('firma', '${BEFORE}', '{"contactName":"Ana Popescu-Unică"}', '', '1', '203.0.113.7', now() - interval '1 day') returning id)
    insert into stored_file (purpose, registration_id, name, content_type, size, storage_key)
      select 'application', id, 'cerere.pdf', 'application/pdf', 1, 'of-sign-up' from f`);
  return id;
};

test('a user who changed address, left an organisation and waits for an export is erased everywhere', async () => {
  const id = await settleIn();
  const token = await makeLink(createReadDb(database.orm), {
    accountId: id,
    purpose: 'email',
    minutes: 5,
    data: { email: AFTER },
  });
  await asSystem(database.orm, (write) => confirmEmailChange(write, { token }));
  // The only mail left to the old address is the one about the change.
  expect(await tablesWith(BEFORE)).toEqual({ mail: 1 });
  expect(await rows(`select data as payload from pgboss.job where name = 'file-removal'`)).toEqual([
    { payload: { key: 'of-sign-up' } },
  ]);
  await rows(`update mail set sent_at = now(), data = '{}'`);
  const [present] = await rows(`select organisation_id as id from membership where account_id = '${id}'`);
  const person = anActor({ accountId: id, organisationId: Object(present).id });
  await acting(database.orm)(person, requestExport, {});
  await acting(database.orm)(person, scheduleDeletion, {});
  expect(await passTime(database.orm, inDays(15))).toEqual([{ step: 'deleteAccounts', id }]);
  expect(await tablesWith(AFTER)).toEqual({ mail: 1 });
  expect(await rows(`select template from mail where recipient = '${AFTER}'`)).toEqual([{ template: 'deleted' }]);
  for (const trace of ['40722123456', 'Browser-unic', '203.0.113.77', 'Avertizare-unic']) {
    expect(await tablesWith(trace)).toEqual({});
  }
  await rows(`update mail set sent_at = now() - interval '31 days', data = '{}';
    update notification set created_at = now() - interval '13 months'`);
  expect(await tidy(database.orm)).toEqual([]);
  for (const trace of [BEFORE, AFTER, 'Popescu-Unic']) expect(await tablesWith(trace)).toEqual({});
});

test('rows that may still be answered at a former address stay', async () => {
  const [id, organisation] = [newId(), newId()];
  await rows(`
    insert into account (id, email, display_name, password_hash) values ('${id}', '${id}@exemplu.ro', 'Ion', '');
    insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma', 'approved');
    insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
      values ('firma', 'cineva@exemplu.ro', '{}', '', '1', '203.0.113.7', now() + interval '1 hour');
    insert into invitation (organisation_id, email, role, invited_by, expires_at)
      values ('${organisation}', 'cineva@exemplu.ro', 'editor', '${id}', now() + interval '1 hour');
    insert into mail (recipient, template, data) values ('cineva@exemplu.ro', 'deleted', '{}')`);
  await asSystem(database.orm, (write) => forgetAddress(write, 'Cineva@exemplu.ro'));
  expect(await tablesWith('cineva@exemplu.ro')).toEqual({ registration: 1, invitation: 1, mail: 1 });
  await asSystem(database.orm, (write) => forgetAddress(write, 'Cineva@exemplu.ro', 'all'));
  expect(await tablesWith('cineva@exemplu.ro')).toEqual({});
  const [invitation] = await rows(`select id, email::text as email, revoked_at is not null as revoked from invitation
    where organisation_id = '${organisation}'`);
  expect(invitation).toMatchObject({ email: `sters-${Object(invitation).id}@invalid`, revoked: true });
});
