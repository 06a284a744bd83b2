import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { tidy } from './tidy.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (query: string) => database.orm.em.fork().execute(query);
const left = async (table: string, column: string) =>
  (await rows(`select ${column} as name from ${table} order by 1`)).map((row) => Object(row).name);

test('expired rows are deleted with their files, and the rest stays', async () => {
  const account = newId();
  await rows(`
    insert into account (id, email, display_name, password_hash) values ('${account}', 'a@exemplu.ro', 'Ana', '');
    insert into attempt (kind, key, at) values ('upload:address', 'old', now() - interval '25 hours'), ('upload:address', 'new', now());
    insert into one_time_link (account_id, purpose, token_hash, expires_at)
      values ('${account}', 'recovery', 'old', now() - interval '2 days'), ('${account}', 'recovery', 'new', now());
    insert into device (account_id, hash, last_seen_at)
      values ('${account}', 'old', now() - interval '366 days'), ('${account}', 'new', now() - interval '364 days');
    insert into mail (recipient, template, data, created_at, sent_at, failed_at)
      values ('sent-old', 'deleted', '{}', now(), now() - interval '31 days', null), ('sent', 'deleted', '{}', now(), now(), null),
        ('failed-old', 'deleted', '{}', now(), null, now() - interval '31 days'), ('waiting', 'deleted', '{}', now() - interval '40 days', null, null);
    insert into caught_mail (recipient, subject, html, text, at) values ('old', '', '', '', now() - interval '8 days'), ('new', '', '', '', now());
    insert into organisation (id, kind, name, status) values ('${account}', 'firma', 'Firma', 'approved');
    insert into notification (account_id, organisation_id, title, message, href, created_at, read_at)
      select '${account}', '${account}', title, '', '/', now() - made::interval, now() - read::interval from (values
        ('old', '13 months', null), ('read-old', '7 months', '7 months'), ('read', '7 months', '5 months'),
        ('unread', '11 months', null)) as n (title, made, read);
    insert into stored_file (purpose, account_id, name, content_type, size, storage_key)
      values ('export', '${account}', 'old.zip', 'application/zip', 1, 'old'), ('export', '${account}', 'new.zip', 'application/zip', 1, 'new');
    insert into stored_file (purpose, name, content_type, size, storage_key, claim_hash, created_at)
      values ('application', 'unclaimed.pdf', 'application/pdf', 1, 'unclaimed', 'h', now() - interval '2 days');
    insert into data_export (account_id, ready_at, expires_at, file_id)
      select '${account}', now(), now() + case name when 'old.zip' then interval '-1 minute' else interval '1 hour' end, id
      from stored_file where purpose = 'export'`);
  expect(await tidy(database.orm)).toEqual([]);
  expect(await left('attempt', 'key')).toEqual(['new']);
  expect(await left('one_time_link', 'token_hash')).toEqual(['new']);
  expect(await left('device', 'hash')).toEqual(['new']);
  expect(await left('mail', 'recipient')).toEqual(['sent', 'waiting']);
  expect(await left('notification', 'title')).toEqual(['read', 'unread']);
  expect(await left('caught_mail', 'recipient')).toEqual(['new']);
  expect(await left('stored_file', 'name')).toEqual(['new.zip']);
  expect(await left('data_export', 'count(*)::int')).toEqual([2]);
  expect(await left(`pgboss.job where data ->> 'key' is not null`, `data ->> 'key'`)).toEqual(['old', 'unclaimed']);
});

test('a failed step does not stop the others, and is returned by name', async () => {
  await rows(`delete from attempt; delete from caught_mail;
    insert into attempt (kind, key, at) values ('upload:address', 'old', now() - interval '25 hours');
    insert into caught_mail (recipient, subject, html, text, at) values ('old', '', '', '', now() - interval '8 days');
    insert into stored_file (purpose, name, content_type, size, storage_key, claim_hash, created_at)
      values ('application', 'late.pdf', 'application/pdf', 1, 'late', 'late', now() - interval '2 days');
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'kept'; end $$;
    create trigger refuse before delete on attempt for each row execute function refuse()`);
  expect(await tidy(database.orm)).toEqual([
    {
      step: expect.stringContaining('delete from attempt'),
      error: expect.objectContaining({ message: expect.stringContaining('kept') }),
    },
  ]);
  expect(await left('attempt', 'key')).toEqual(['old']);
  expect(await left('caught_mail', 'recipient')).toEqual([]);
  expect(await left('stored_file', 'name')).not.toContain('late.pdf');
});
