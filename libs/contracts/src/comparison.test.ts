import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { saveComparison } from './comparison.ts';
import { CRITERIA, DEFAULT_WEIGHTS, type Scored, scoresOf, type Weights } from './scores.ts';

const offer = (id: string, facts: Partial<Scored> = {}): Scored => ({
  ...{ id, status: 'submitted', price: 1000, deliveryDays: 30, rating: null },
  ...facts,
});

test('the offers of the design example get its points', () => {
  const scores = scoresOf(
    [
      offer('civis', { price: 68_400, deliveryDays: 60, rating: 4.9, methodMark: 9 }),
      offer('softprim', { price: 71_000, deliveryDays: 45, rating: 4.6, methodMark: 3 }),
      offer('datacom', { price: 59_900, deliveryDays: 90, rating: null, methodMark: 4 }),
      offer('regista', { price: 84_500, deliveryDays: 60, rating: 4.4, methodMark: 5 }),
    ],
    DEFAULT_WEIGHTS,
  );
  expect(Object.fromEntries(scores)).toEqual({
    civis: { price: 43.8, term: 15, rating: 19, method: 9, total: 86.8, place: 1 },
    softprim: { price: 42.2, term: 20, rating: 16, method: 3, total: 81.2, place: 2 },
    datacom: { price: 50, term: 10, rating: 10, method: 4, total: 74, place: 3 },
    regista: { price: 35.4, term: 15, rating: 14, method: 5, total: 69.4, place: 4 },
  });
});

test('an expired offer has no score and sets no best value; an offer closed without a choice keeps its score', () => {
  const scores = scoresOf(
    [
      offer('a', { price: 200 }),
      offer('gone', { price: 1, status: 'withdrawn' }),
      offer('late', { price: 1, status: 'expired' }),
      offer('closed', { price: 400, status: 'closed' }),
    ],
    DEFAULT_WEIGHTS,
  );
  expect([...scores.keys()]).toEqual(['a', 'closed']);
  expect(scores.get('a')?.price).toBe(50);
  expect(scores.get('closed')?.price).toBe(25);
});

const anyWeights = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .map(([a = 0, b = 0, c = 0]): Weights => ({ price: a, term: b - a, rating: c - b, method: 100 - c }));
const anyOffers = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 99_999_999_999 }).map((bani) => bani / 100),
      deliveryDays: fc.integer({ min: 1, max: 3650 }),
      rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
      methodMark: fc.option(fc.nat(10)),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => all.map((facts, index) => offer(String(index), facts)));

const oneDecimal = (value: number) => Number(value.toFixed(1)) === value;

test('for any offers, parts have one decimal, stay within their weights and add up, and the best offer never scores lower', () => {
  fc.assert(
    fc.property(anyOffers, anyWeights, (offers, weighted) => {
      const scores = scoresOf(offers, weighted);
      expect(scores.size).toBe(offers.length);
      for (const { place, total, ...parts } of scores.values()) {
        const sum = CRITERIA.reduce((tenths, criterion) => tenths + Math.round(parts[criterion] * 10), 0);
        expect(sum).toBe(Math.round(total * 10));
        expect([total, ...Object.values(parts)].every(oneDecimal)).toBe(true);
        for (const criterion of CRITERIA) expect(parts[criterion]).toBeLessThanOrEqual(weighted[criterion]);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(place).toBe(1 + [...scores.values()].filter((other) => other.total > total).length);
      }
      const cheapest = offers.toSorted((a, b) => a.price - b.price)[0]?.id ?? '';
      expect(scores.get(cheapest)?.price).toBe(weighted.price);
    }),
  );
});

test.each([
  [{ price: 50, term: 20, rating: 20, method: 11 }, 'Ponderile trebuie să dea împreună 100.'],
  [{ price: 120, term: -20, rating: 0, method: 0 }, 'Scrieți un număr întreg, de la 0 la 100.'],
  [{ price: 99.5, term: 0.5, rating: 0, method: 0 }, 'Scrieți un număr întreg, de la 0 la 100.'],
])('weights %j are refused', (given, message) => {
  const { error } = saveComparison.safeParse({ version: 1, weights: given });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});
