import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { judgeQuality, ndcg } from './quality.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the best order has a gain of one, a worse one less, none nothing', () => {
  expect(ndcg([3, 1, 0], [1, 3])).toBe(1);
  expect(ndcg([1, 3], [1, 3])).toBeLessThan(1);
  expect(ndcg([0, 0], [3])).toBe(0);
});

test('on the labelled set, suggestions put firms in a better order than a plain search for the same words', async () => {
  const { requests, engine, plain } = await judgeQuality(database.orm);
  expect(requests).toBeGreaterThanOrEqual(30);
  expect(engine).toBeGreaterThan(plain);
  // Where words of payment, reception and form counted, it was 0.956.
  expect(engine).toBeGreaterThan(0.97);
});
