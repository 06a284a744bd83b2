import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** How many of twelve attempts at a moment are within the limit, which is ten a day. */
const within = (now: string) =>
  asSystem(
    database.orm,
    async (write) => {
      let count = 0;
      for (let n = 0; n < 12; n += 1) count += (await isWithinLimit(write, 'view:page', 'x')) ? 1 : 0;
      return count;
    },
    new Date(now),
  );

test('attempts are limited among those of the time before their own moment', async () => {
  expect(await within('2026-03-01T10:00:00Z')).toBe(10);
  expect(await within('2026-03-01T22:00:00Z')).toBe(0);
  expect(await within('2026-03-02T10:00:01Z')).toBe(10);
});
