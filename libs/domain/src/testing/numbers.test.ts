import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['service_request', 999_999, 'SP-2026-1000000'],
  ['ticket', 999_999, 'TK-2026-1000000'],
  ['event', 9999, 'EV-2026-10000'],
  ['training', 9999, 'CU-2026-10000'],
  ['proforma', 9999, 'PF-2026-10000'],
  ['exchange_project', 9999, 'PX-2026-10000'],
  ['event', 41, 'EV-2026-0042'],
])('the number of a %s after %i is whole: %s', async (kind, last, expected) => {
  const { em } = database.orm;
  await em.fork().execute(`select setval('${kind}_number', ${last})`);
  // In Bucharest the year has begun.
  const [row] = await em
    .fork()
    .execute<{ number: string }[]>(`select next_${kind}_number('2025-12-31T22:30Z') as number`);
  expect(row?.number).toBe(expected);
});
