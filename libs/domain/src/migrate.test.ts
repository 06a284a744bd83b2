import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitForMigrations } from './migrate.ts';
import { createOrm } from './orm.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const QUICK_MS = 5;
const rename = (from: string, to: string) =>
  database.orm.em.fork().execute(`alter table if exists ${from} rename to ${to}`);

test('untilMigrated returns at once for a migrated database', async () => {
  const reasons: string[] = [];
  await waitForMigrations(database.orm, (reason) => reasons.push(reason), QUICK_MS);
  expect(reasons).toEqual([]);
});

test('a process waits until the last migration of its release is applied, and reports the reason once', async () => {
  const em = database.orm.em.fork();
  const [{ id, name } = { id: 0, name: '' }] = await em.execute<{ id: number; name: string }[]>(
    'select id, name from mikro_orm_migrations order by name desc limit 1',
  );
  await em.execute('update mikro_orm_migrations set name = ? where id = ?', ['9999-of-another-release', id]);
  const told = Promise.withResolvers<string>();
  let times = 0;
  const waiting = waitForMigrations(
    database.orm,
    (reason) => {
      times += 1;
      told.resolve(reason);
    },
    QUICK_MS,
  );
  expect(await told.promise).toContain(name);
  await em.execute('update mikro_orm_migrations set name = ? where id = ?', [name, id]);
  await waiting;
  expect(times).toBe(1);
});

test('a process waits for a database without a schema', async () => {
  await rename('mikro_orm_migrations', 'away');
  const told = Promise.withResolvers<string>();
  const waiting = waitForMigrations(database.orm, told.resolve, QUICK_MS);
  expect(await told.promise).toContain('mikro_orm_migrations');
  await rename('away', 'mikro_orm_migrations');
  await waiting;
});

test('a process waits for a database that does not answer', async () => {
  const away = new URL(database.url);
  away.port = '1';
  const orm = await createOrm({ url: away.href });
  const told = Promise.withResolvers<string>();
  const stopped = new Error('asked no longer');
  const waiting = waitForMigrations(
    orm,
    (reason) => {
      told.resolve(reason);
      throw stopped;
    },
    QUICK_MS,
  );
  await expect(waiting).rejects.toBe(stopped);
  expect(await told.promise).toContain('ECONNREFUSED');
  await orm.close(true);
});
