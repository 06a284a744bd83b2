import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOrm } from './orm.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const PLANNED = `select string_agg(name || '=' || setting, ' ' order by name) as planned from pg_settings
  where name in ('plan_cache_mode', 'max_parallel_workers_per_gather', 'jit') and source = 'client'`;

test.each([
  ['requests', 'jit=off max_parallel_workers_per_gather=0 plan_cache_mode=force_generic_plan'],
  ['jobs', null],
] as const)('statements of %s are planned with the settings %s', async (use, planned) => {
  const orm = await createOrm({ url: database.url, poolSize: 1, use });
  expect(await orm.em.fork().execute(PLANNED)).toEqual([{ planned }]);
  await orm.close(true);
});

test.each([
  ['requests', '10s', '30s'],
  ['jobs', '10min', '30min'],
  ['commands', '1h', '0'],
] as const)('a transaction of %s is ended when idle for %s or open for %s', async (use, idle, open) => {
  const orm = await createOrm({ url: database.url, poolSize: 1, use });
  const [limits] = await orm.em.fork().execute(`select current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('transaction_timeout') as open, current_setting('lock_timeout') <> '0' as locks`);
  expect(limits).toEqual({ idle, open, locks: true });
  await orm.close(true);
});
