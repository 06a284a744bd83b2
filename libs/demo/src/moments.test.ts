import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createDemonstration } from './testing/demonstration.ts';

/* In the past, so that rows dated by the clock are later. */
const now = new Date('2026-05-14T09:30:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createDemonstration(now);
}, 180_000);
afterAll(() => database.close());
const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);

/** Tables written by a migration, and events for open pages, which are dated by the clock. */
const BY_CLOCK = ['legal_version', 'live_event', 'assistant_settings', 'assistant_synonym'];

test('every row has the time of the step that created it', async () => {
  const dates = await rows<{ of: string; date: string }>(`select table_name as of, column_name as date
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('at', 'created_at', 'updated_at')`);
  const late = dates
    .filter(({ of }) => !BY_CLOCK.includes(of))
    .map(({ of, date }) => `select '${of}.${date}' as late from ${of} where ${date} > '${now.toISOString()}'`);
  expect(late.length).toBeGreaterThan(50);
  expect(await rows(late.join(' union '))).toEqual([]);
});
