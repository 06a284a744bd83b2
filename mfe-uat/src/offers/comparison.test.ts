import { expect, test } from '@jest/globals';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { offerOf } from '../testing/views.tsx';
import { DEFAULT_WEIGHTS, scoresOf } from '@psp/contracts/scores';
import { bestValues, sortOffers } from './comparison.ts';

const offer = (id: string, facts: Partial<OfferComparisonItem> = {}): OfferComparisonItem => ({
  ...offerOf(id),
  submittedAt: '2026-11-01T10:00:00.000Z',
  ...facts,
});

const NONE = new Map();
/** Best values under the default weights. */
const bestOf = (offers: OfferComparisonItem[]) => bestValues(offers, scoresOf(offers, DEFAULT_WEIGHTS));

const idsOf = (offers: OfferComparisonItem[]) => offers.map(({ id }) => id);

test('offers are ordered by the lowest price, the fastest delivery, the highest rating or the highest score', () => {
  const offers = [
    offer('slow', { price: 200, deliveryDays: 90, rating: 4.1 }),
    offer('dear', { price: 900, deliveryDays: 45, rating: 4.9 }),
  ];
  expect(idsOf(sortOffers(offers, 'price', NONE))).toEqual(['slow', 'dear']);
  expect(idsOf(sortOffers(offers, 'delivery', NONE))).toEqual(['dear', 'slow']);
  expect(idsOf(sortOffers(offers, 'rating', NONE))).toEqual(['dear', 'slow']);
  expect(idsOf(sortOffers(offers, 'score', scoresOf(offers, DEFAULT_WEIGHTS)))).toEqual(['slow', 'dear']);
});

test('a firm without reviews comes last when ordered by rating', () => {
  expect(idsOf(sortOffers([offer('new'), offer('known', { rating: 2 })], 'rating', NONE))).toEqual(['known', 'new']);
});

test('equal offers are ordered by price, then by submission time', () => {
  const offers = [
    offer('late', { submittedAt: '2026-11-03T10:00:00.000Z' }),
    offer('early'),
    offer('cheap', { price: 10 }),
  ];
  expect(idsOf(sortOffers(offers, 'delivery', NONE))).toEqual(['cheap', 'early', 'late']);
});

test('the best value of each criterion is marked, including ties', () => {
  const best = bestOf([
    offer('a', { price: 100, deliveryDays: 60, rating: 4.9 }),
    offer('b', { price: 100, deliveryDays: 45 }),
    offer('c', { price: 300, deliveryDays: 60, rating: 4.2 }),
  ]);
  expect(best).toEqual({
    score: new Set(['a']),
    price: new Set(['a', 'b']),
    delivery: new Set(['b']),
    rating: new Set(['a']),
  });
});

test('no value is best when there is nothing to compare it with', () => {
  expect(bestOf([offer('only', { rating: 5 })])).toEqual({
    score: new Set(),
    price: new Set(),
    delivery: new Set(),
    rating: new Set(),
  });
  expect(bestOf([offer('a'), offer('b')]).price).toEqual(new Set());
});

test('withdrawn and expired offers are not compared', () => {
  const best = bestOf([
    offer('a', { price: 200 }),
    offer('b', { price: 300 }),
    offer('gone', { price: 1, status: 'withdrawn' }),
  ]);
  expect(best.price).toEqual(new Set(['a']));
});
