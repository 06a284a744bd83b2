import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { asSystem } from './as-system.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a connection that breaks before the first statement fails that write alone', async () => {
  const pool = await database.orm.em.getConnection().getNativeClient();
  pool.once('acquire', (client: { end(): Promise<void> }) => void client.end());
  const work = () => asSystem(database.orm, ({ db }) => db.run(sql<{ one: number }>`select 1 as one`));
  await expect(work()).rejects.toThrow();
  expect(await work()).toEqual([{ one: 1 }]);
});
