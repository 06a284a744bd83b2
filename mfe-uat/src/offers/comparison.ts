import type { OfferComparisonItem } from '@psp/contracts/offers';

export const ORDERS = ['price', 'delivery', 'rating'] as const;
export type Order = (typeof ORDERS)[number];

export const isOrder = (value: string | null): value is Order => ORDERS.some((order) => order === value);

/** What each order looks at; lower comes first, null last. */
const rank: Record<Order, (offer: OfferComparisonItem) => number | null> = {
  price: (offer) => offer.price,
  delivery: (offer) => offer.deliveryDays,
  rating: (offer) => (offer.rating === null ? null : -offer.rating),
};

/** The offers in an order; equal ones by price, then by the time they were submitted. */
export function sortOffers(offers: OfferComparisonItem[], order: Order): OfferComparisonItem[] {
  const of = rank[order];
  return offers.toSorted(
    (a, b) =>
      (of(a) ?? Number.POSITIVE_INFINITY) - (of(b) ?? Number.POSITIVE_INFINITY) ||
      a.price - b.price ||
      a.submittedAt.localeCompare(b.submittedAt),
  );
}

/** Ids of the offers with the best value of each criterion; none where there is nothing to compare with. */
export function bestValues(offers: OfferComparisonItem[]): Record<Order, Set<string>> {
  const compared = offers.filter(({ status }) => status !== 'withdrawn' && status !== 'expired');
  const best = (order: Order): Set<string> => {
    const ranked = compared.flatMap((offer) => {
      const value = rank[order](offer);
      return value === null ? [] : [{ id: offer.id, value }];
    });
    const lowest = Math.min(...ranked.map(({ value }) => value));
    const winners = ranked.filter(({ value }) => value === lowest);
    return new Set(ranked.length > 1 && winners.length < ranked.length ? winners.map(({ id }) => id) : []);
  };
  return { price: best('price'), delivery: best('delivery'), rating: best('rating') };
}

/** How many firms would be refused by accepting this offer: those whose offers can still be decided. */
export function othersWaiting(offers: OfferComparisonItem[], chosen: OfferComparisonItem): number {
  return offers.filter((offer) => offer.id !== chosen.id && offer.actions.includes('decline')).length;
}
