import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../../as-system.ts';
import { createReadDb } from '../../../read-db.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { networkReportOf, refreshReports } from './kept.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = (period: 'year' | '3' | '2026-10..2026-12', now: string) =>
  networkReportOf(createReadDb(database.orm), { period, compared: 'year' }, new Date(now));

test('from the midnight of a new month on, a named period is counted with its own months', async () => {
  // Midnight in Bucharest is 22:00 UTC: the last evening of the year, and the night before 06:00.
  for (const period of ['year', '3', '2026-10..2026-12'] as const) await read(period, '2026-12-31T21:59:00Z');
  const at = '2026-12-31T22:30:00Z';
  expect((await read('year', at)).days).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  expect((await read('3', at)).days).toEqual({ from: '2026-11-01', to: '2027-01-01' });
  expect((await read('2026-10..2026-12', at)).computedAt).toBe('2026-12-31T21:59:00.000Z');
  expect((await read('year', '2026-12-31T23:30:00Z')).computedAt).toBe(new Date(at).toISOString());
});

test('what the new month made outdated is counted anew for its readers', async () => {
  const now = new Date('2027-01-31T22:10:00Z');
  await read('year', '2027-01-31T21:50:00Z');
  await read('2026-10..2026-12', '2027-01-31T21:50:00Z');
  const due = async () => (await createReadDb(database.orm).run(refreshReports.due(now))).map(({ id }) => id);
  const ids = await due();
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) await asSystem(database.orm, (write) => refreshReports.apply(write, id), now);
  expect(await due()).toEqual([]);
  expect((await read('year', now.toISOString())).days).toEqual({ from: '2027-01-01', to: '2027-02-01' });
});
