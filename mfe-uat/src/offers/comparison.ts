import type { OfferComparisonItem } from '@psp/contracts/offers';
import { isCompared, type Score } from '@psp/contracts/scores';

export const ORDERS = ['score', 'price', 'delivery', 'rating'] as const;
export type Order = (typeof ORDERS)[number];

export const isOrder = (value: string | null): value is Order => ORDERS.some((order) => order === value);

type Scores = ReadonlyMap<string, Score>;
const negate = (value: number | null | undefined): number | null => (value == null ? null : -value);

/** The sort key of each order; lower values come first, null last. */
const sortKeys: Record<Order, (offer: OfferComparisonItem, scores: Scores) => number | null> = {
  score: (offer, scores) => negate(scores.get(offer.id)?.total),
  price: (offer) => offer.price,
  delivery: (offer) => offer.deliveryDays,
  rating: (offer) => negate(offer.rating),
};

/** Sorts offers by `order`; ties are broken by price, then by submission time. */
export function sortOffers(offers: OfferComparisonItem[], order: Order, scores: Scores): OfferComparisonItem[] {
  const keyOf = (offer: OfferComparisonItem) => sortKeys[order](offer, scores);
  return offers.toSorted(
    (a, b) =>
      (keyOf(a) ?? Number.POSITIVE_INFINITY) - (keyOf(b) ?? Number.POSITIVE_INFINITY) ||
      a.price - b.price ||
      a.submittedAt.localeCompare(b.submittedAt),
  );
}

/** Ids of the offers with the best value of each criterion; empty when fewer than two offers have a value or all are equal. */
export function bestValues(offers: OfferComparisonItem[], scores: Scores): Record<Order, Set<string>> {
  const compared = offers.filter(isCompared);
  const best = (order: Order): Set<string> => {
    const ranked = compared.flatMap((offer) => {
      const value = sortKeys[order](offer, scores);
      return value === null ? [] : [{ id: offer.id, value }];
    });
    const lowest = Math.min(...ranked.map(({ value }) => value));
    const winners = ranked.filter(({ value }) => value === lowest);
    return new Set(ranked.length > 1 && winners.length < ranked.length ? winners.map(({ id }) => id) : []);
  };
  return { score: best('score'), price: best('price'), delivery: best('delivery'), rating: best('rating') };
}
