import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { clockOf, databaseNow } from './clock.ts';
import { createOrm } from './orm.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { setProcessClock, stopClocks } from './testing/process-clock.ts';

const HOUR = 3_600_000;
let database: TestDatabase;
let orm: MikroORM;
let asked = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  orm = await createOrm({ url: database.url, poolSize: 1 });
  asked = 0;
  (await orm.em.getConnection().getNativeClient()).on('acquire', () => asked++);
});
afterEach(async () => {
  jest.useRealTimers();
  await orm.close(true);
});

/** Difference between `databaseNow` and the database's clock in whole seconds. */
const apart = async (): Promise<number> => {
  const [row] = await database.orm.em.fork().execute(`select extract(epoch from clock_timestamp())::float8 as now`);
  return Math.round(Math.abs((await databaseNow(orm)).getTime() / 1000 - Object(row).now));
};

test.each([HOUR, -HOUR])(
  'a process with a clock that is %i ms off, or is changed by as much, knows the time of PostgreSQL',
  async (by) => {
    setProcessClock(Date.now() + by);
    expect(await apart()).toBe(0);
    jest.useRealTimers();
    expect(await apart()).toBe(0);
  },
);

test('PostgreSQL is asked once for concurrent first calls, and again after the process clock was set', async () => {
  await Promise.all([clockOf(orm), clockOf(orm), databaseNow(orm)]);
  for (let n = 0; n < 100; n++) await databaseNow(orm);
  expect(asked).toBe(1);
  setProcessClock(Date.now() + HOUR);
  await databaseNow(orm);
  expect(asked).toBe(2);
});

test('after half a minute PostgreSQL is asked again in the background', async () => {
  stopClocks();
  const before = await databaseNow(orm);
  jest.advanceTimersByTime(31_000);
  const pool = await orm.em.getConnection().getNativeClient();
  const only = await pool.connect();
  expect((await databaseNow(orm)).getTime() - before.getTime()).toBe(31_000);
  only.release();
  // The answer corrects the clock: the simulated seconds did not pass in PostgreSQL.
  while ((await databaseNow(orm)).getTime() - before.getTime() === 31_000) await turn();
  expect(asked).toBe(3);
});

test('databaseNow throws while the database does not answer', async () => {
  const away = new URL(database.url);
  away.port = '1';
  const lost = await createOrm({ url: away.href });
  await expect(databaseNow(lost)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await lost.close(true);
});
