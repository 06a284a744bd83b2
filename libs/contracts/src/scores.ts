import type { OfferStatus } from './offer-names.ts';

/** Criteria of an offer's score, in display order. */
export const CRITERIA = ['price', 'term', 'rating', 'method'] as const;
export type Criterion = (typeof CRITERIA)[number];

export const CRITERION_LABELS: Record<Criterion, string> = {
  ...{ price: 'Preț', term: 'Termen', rating: 'Notă', method: 'Metodă' },
};

/** Points out of 100 that each criterion is worth. */
export type Weights = Record<Criterion, number>;
/** Initial weights of a request. */
export const DEFAULT_WEIGHTS: Weights = { price: 50, term: 20, rating: 20, method: 10 };
export const sameWeights = (one: Weights, other: Weights): boolean =>
  CRITERIA.every((criterion) => one[criterion] === other[criterion]);
/** "preț 50%, termen 20%, notă 20%, metodă 10%". */
export const describeWeights = (weights: Weights): string =>
  CRITERIA.map((criterion) => `${CRITERION_LABELS[criterion].toLowerCase()} ${weights[criterion]}%`).join(', ');
export const HIGHEST_MARK = 10;

/** Values of an offer from which its score is computed. */
export interface Scored {
  id: string;
  status: OfferStatus;
  price: number;
  deliveryDays: number;
  rating: number | null;
  methodMark?: number | null | undefined;
}

/** Points of an offer, each with one decimal; `total` is their sum. `place` is the rank from 1; equal totals share it. */
export interface Score extends Record<Criterion, number> {
  total: number;
  place: number;
}

/** Whether an offer takes part in the comparison; withdrawn and expired ones do not. */
export const isCompared = ({ status }: Pick<Scored, 'status'>): boolean =>
  status !== 'withdrawn' && status !== 'expired';

/* In tenths of a point, so that parts and sums are exact. */
const tenths = (share: number, weight: number): number => Math.round(share * weight * 10);

/* 5 stars earn the full weight, 3 or fewer nothing; a firm without reviews half. */
const ratingShare = (rating: number | null): number =>
  rating === null ? 0.5 : Math.min(1, Math.max(0, (rating - 3) / 2));

/**
 * Scores of the compared offers by offer id. Price and term earn best ÷ own × weight; rating and method earn the share of the weight
 * given by the firm's rating and the authority's mark.
 */
export function scoresOf(offers: readonly Scored[], weighted: Weights): ReadonlyMap<string, Score> {
  const compared = offers.filter(isCompared);
  const lowest = Math.min(...compared.map(({ price }) => price));
  const fastest = Math.min(...compared.map(({ deliveryDays }) => deliveryDays));
  const points = compared.map((offer) => {
    const parts = [
      tenths(lowest / offer.price, weighted.price),
      tenths(fastest / offer.deliveryDays, weighted.term),
      tenths(ratingShare(offer.rating), weighted.rating),
      tenths((offer.methodMark ?? 0) / HIGHEST_MARK, weighted.method),
    ] as const;
    return { id: offer.id, parts, total: parts.reduce((sum, part) => sum + part, 0) };
  });
  return new Map(
    points.map(({ id: offerId, parts: [price, term, rating, method], total }) => [
      offerId,
      {
        ...{ price: price / 10, term: term / 10, rating: rating / 10, method: method / 10, total: total / 10 },
        place: 1 + points.filter((other) => other.total > total).length,
      },
    ]),
  );
}
