import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { OrganisationStatus } from '@psp/contracts/common';
import { newId } from '../../id.ts';
import { passTime } from '../lifecycle/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => rows('update account set deletion_due_at = null; delete from pgboss.job; delete from mail'));
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const deletionPassed = () => passTime(database.orm, inDays(15));

/** A user whose deletion is due in 14 days, owner of an organisation with this status. */
const leaving = async (status: OrganisationStatus = 'approved') => {
  const [id, organisationId] = [newId(), newId()];
  const email = `${id}@exemplu.ro`;
  await rows(`
    insert into account (id, email, display_name, password_hash, phone, position, totp_secret, totp_enabled_at, deletion_due_at)
      values ('${id}', '${email}', 'Ana Pop', 'hash', '+40722123456', 'Referent', 'secret', now(), now() + interval '14 days');
    insert into organisation (id, kind, name, status) values ('${organisationId}', 'firma', 'Firma Exemplu', '${status}');
    insert into membership (account_id, organisation_id, role) values ('${id}', '${organisationId}', 'owner')`);
  return { id, email, organisationId };
};
const colleague = async (organisationId: string): Promise<void> => {
  const id = newId();
  await rows(`insert into account (id, email, display_name, password_hash) values ('${id}', '${id}@exemplu.ro', 'Ion', '');
    insert into membership (account_id, organisation_id, role) values ('${id}', '${organisationId}', 'owner')`);
};
const accountOf = async (id: string) =>
  (
    await rows(`select email::text as email, display_name, status, password_hash, phone, position, totp_secret, deletion_due_at
    from account where id = '${id}'`)
  )[0];
const mails = () => rows('select recipient, template from mail');

test('after 14 days the user is erased everywhere, and their work for the organisation stays', async () => {
  const { id, email, organisationId } = await leaving();
  await colleague(organisationId);
  await rows(`
    insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at, user_agent, address)
      values ('${id}', '${organisationId}', '', 900, now() + interval '1 hour', 'Firefox', '203.0.113.7');
    insert into device (account_id, hash) values ('${id}', 'h');
    insert into recovery_code (account_id, code_hash) values ('${id}', 'c');
    insert into one_time_link (account_id, purpose, token_hash, expires_at) values ('${id}', 'recovery', '${id}', now());
    insert into notification (account_id, organisation_id, title, message, href) values ('${id}', '${organisationId}', 'T', 'M', '/');
    insert into consent (account_id, document, version, address) values ('${id}', 'terms', '1', '203.0.113.7');
    insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
      values ('firma', '${email}', '{}', '', '1', '203.0.113.7', now());
    insert into stored_file (purpose, account_id, organisation_id, name, content_type, size, storage_key)
      values ('application', '${id}', '${organisationId}', 'cui.pdf', 'application/pdf', 1, 'a-${id}'),
        ('export', '${id}', null, 'date.zip', 'application/zip', 1, 'e-${id}');
    insert into data_export (account_id, ready_at, file_id) select '${id}', now(), id from stored_file where storage_key = 'e-${id}';
    insert into mail (recipient, template, data) values ('${email}', 'recovery', '{"token":"t"}');
    insert into audit (account_id, action, entity, entity_id) values ('${id}', 'account.edit', 'account', '${id}')`);
  await deletionPassed();
  expect(await accountOf(id)).toEqual({
    email: `sters-${id}@invalid`,
    display_name: 'Cont șters',
    status: 'deleted',
    password_hash: '',
    phone: null,
    position: '',
    totp_secret: null,
    deletion_due_at: null,
  });
  const left = await rows(`select 'membership' as left from membership where account_id = '${id}'
    union all select 'session' from session where account_id = '${id}' and (ended_at is null or address is not null or user_agent <> '')
    union all select 'device' from device where account_id = '${id}'
    union all select 'code' from recovery_code where account_id = '${id}'
    union all select 'link' from one_time_link where account_id = '${id}'
    union all select 'notification' from notification where account_id = '${id}'
    union all select 'consent' from consent where account_id = '${id}' and address <> '0.0.0.0'
    union all select 'registration' from registration where email = '${email}'
    union all select 'export' from data_export where account_id = '${id}'
    union all select 'file' from stored_file where account_id = '${id}'`);
  expect(left).toEqual([]);
  expect(await rows(`select name from stored_file where organisation_id = '${organisationId}'`)).toEqual([
    { name: 'cui.pdf' },
  ]);
  expect(await rows(`select data as payload from pgboss.job where name = 'file-removal'`)).toEqual([
    { payload: { key: `e-${id}` } },
  ]);
  expect(await rows(`select action from audit where entity_id = '${id}' order by id`)).toEqual([
    { action: 'account.edit' },
    { action: 'account.anonymise' },
  ]);
  expect(await mails()).toEqual([{ recipient: email, template: 'deleted' }]);
  expect(await rows(`select status from organisation where id = '${organisationId}'`)).toEqual([
    { status: 'approved' },
  ]);
});

test.each(['approved', 'suspended'] as const)(
  'the deletion of the only owner of an organisation that is %s waits for another owner, and the user is notified',
  async (status) => {
    const { id, email, organisationId } = await leaving(status);
    await deletionPassed();
    expect(await accountOf(id)).toMatchObject({ status: 'active', display_name: 'Ana Pop' });
    expect(await mails()).toEqual([{ recipient: email, template: 'notification' }]);
    expect(await rows(`select title from notification where account_id = '${id}'`)).toEqual([
      { title: 'Ștergerea contului a fost amânată' },
    ]);
    expect(await rows(`select action, from_state, to_state, details from audit where entity_id = '${id}'`)).toEqual([
      { action: 'account.postponeDeletion', from_state: 'active', to_state: 'active', details: { organisationId } },
    ]);
    await deletionPassed();
    expect(await mails()).toHaveLength(1);
    await colleague(organisationId);
    await passTime(database.orm, inDays(23));
    expect(await accountOf(id)).toMatchObject({ status: 'deleted' });
  },
);

test.each(['pending', 'needs_info', 'rejected'] as const)(
  'an application that is %s is closed when its only owner is deleted',
  async (status) => {
    const { id, organisationId } = await leaving(status);
    await deletionPassed();
    expect(await accountOf(id)).toMatchObject({ status: 'deleted' });
    expect(await rows(`select status from organisation where id = '${organisationId}'`)).toEqual([
      { status: 'rejected' },
    ]);
    expect(await rows(`select to_state from audit where entity_id = '${organisationId}'`)).toEqual(
      status === 'rejected' ? [] : [{ to_state: 'rejected' }],
    );
  },
);

test('a deletion that was cancelled or is not due changes nothing', async () => {
  const { id } = await leaving();
  await passTime(database.orm, inDays(13));
  expect(await accountOf(id)).toMatchObject({ status: 'active' });
  await rows(`update account set deletion_due_at = null where id = '${id}'`);
  await deletionPassed();
  expect(await accountOf(id)).toMatchObject({ status: 'active', password_hash: 'hash' });
});

test('two owners who leave at the same time both stay until the organisation has an owner who does not leave', async () => {
  const { id, organisationId } = await leaving();
  const other = await leaving();
  await rows(
    `insert into membership (account_id, organisation_id, role) values ('${other.id}', '${organisationId}', 'owner')`,
  );
  await colleague(other.organisationId);
  await Promise.all([deletionPassed(), deletionPassed()]);
  expect([await accountOf(id), await accountOf(other.id)]).toMatchObject([{ status: 'active' }, { status: 'active' }]);
  await colleague(organisationId);
  const later = () => passTime(database.orm, inDays(23));
  await Promise.all([later(), later()]);
  expect([await accountOf(id), await accountOf(other.id)]).toMatchObject([
    { status: 'deleted' },
    { status: 'deleted' },
  ]);
});
