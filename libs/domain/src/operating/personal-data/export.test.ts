import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestExport } from '../../joining/accounts/data-exports.ts';
import { newId } from '../../id.ts';
import { passTime } from '../lifecycle/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { dropExport, failExport, finishExport, wantedExport } from './export.ts';
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

/** A user whose account is due for deletion while the export is written. */
const exporting = async () => {
  const [id, organisation] = [newId(), newId()];
  await rows(`delete from pgboss.job;
    insert into account (id, email, display_name, password_hash) values ('${id}', '${id}@exemplu.ro', 'Ion', '');
    insert into organisation (id, kind, name, status) values ('${organisation}', 'firma', 'Firma', 'rejected');
    insert into membership (account_id, organisation_id, role) values ('${id}', '${organisation}', 'owner')`);
  const exportId = await acting(database.orm)(
    anActor({ accountId: id, organisationId: organisation }),
    requestExport,
    {},
  );
  const wanted = await wantedExport(createReadDb(database.orm), exportId);
  if (!wanted) throw new Error('nothing to export');
  await rows(`update account set deletion_due_at = now() where id = '${id}'`);
  return { id, wanted };
};
const removals = () => rows(`select data ->> 'key' as key from pgboss.job where name = 'file-removal'`);

test('an archive finished after the user was deleted is removed without a mail', async () => {
  const { id, wanted } = await exporting();
  await passTime(database.orm, inDays(1));
  await asSystem(database.orm, (write) => finishExport(write, wanted, 10));
  expect(await removals()).toEqual([{ key: wanted.key }]);
  expect(await rows(`select 1 from stored_file where account_id = '${id}'`)).toEqual([]);
  expect(await rows(`select template from mail where recipient = '${id}@exemplu.ro'`)).toEqual([
    { template: 'deleted' },
  ]);
});

test('the failed archive of a deleted user is removed by the export’s id', async () => {
  const { wanted } = await exporting();
  await passTime(database.orm, inDays(1));
  await asSystem(database.orm, ({ db }) => failExport(db, wanted.id));
  expect(await removals()).toEqual([{ key: wanted.key }]);
});

test('an archive finished while the user is deleted is removed, whichever comes first', async () => {
  const { id, wanted } = await exporting();
  const finish = () => asSystem(database.orm, (write) => finishExport(write, wanted, 10));
  const outcomes = await Promise.allSettled([finish(), passTime(database.orm, inDays(1)), finish()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  // The deletion skips a locked account; the next pass deletes it.
  await passTime(database.orm, inDays(1));
  expect(await rows(`select status from account where id = '${id}'`)).toEqual([{ status: 'deleted' }]);
  expect(await removals()).toContainEqual({ key: wanted.key });
  expect(await rows(`select 1 from stored_file where storage_key = '${wanted.key}'`)).toEqual([]);
});

test('marking an archive as ready twice keeps it', async () => {
  const { wanted } = await exporting();
  for (let n = 0; n < 2; n++) await asSystem(database.orm, (write) => finishExport(write, wanted, 10));
  await asSystem(database.orm, ({ db }) => dropExport(db, wanted.id));
  expect(await removals()).toEqual([]);
  expect(await rows(`select 1 from stored_file where storage_key = '${wanted.key}'`)).toHaveLength(1);
});
