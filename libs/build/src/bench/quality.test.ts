import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { judgeQuality, ndcg } from './quality.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the gain is one for the best order, less for a worse one, and zero without suitable firms', () => {
  expect(ndcg([3, 1, 0], [1, 3])).toBe(1);
  expect(ndcg([1, 3], [1, 3])).toBeLessThan(1);
  expect(ndcg([0, 0], [3])).toBe(0);
});

test('on the labelled set, suggestions rank firms better than a plain search for the same words', async () => {
  const { requests, engine, plain } = await judgeQuality(database.orm);
  expect(requests).toBeGreaterThanOrEqual(30);
  expect(engine).toBeGreaterThan(plain);
  // It was 0.956 while words about payment, acceptance and form were counted.
  expect(engine).toBeGreaterThan(0.97);
});
