import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asSystem } from '../../as-system.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Makes twelve attempts at one moment and returns how many are within the limit of ten a day. */
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

test('the limit counts only attempts of the period before the current one', async () => {
  expect(await within('2026-03-01T10:00:00Z')).toBe(10);
  expect(await within('2026-03-01T22:00:00Z')).toBe(0);
  expect(await within('2026-03-02T10:00:01Z')).toBe(10);
});
