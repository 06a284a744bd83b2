import { z } from 'zod';
import { id, isoDateTime, version } from './common.ts';
import { HIGHEST_MARK, type Weights } from './scores.ts';

const NO_WEIGHT = 'Scrieți un număr întreg, de la 0 la 100.';
const weight = z.int(NO_WEIGHT).min(0, NO_WEIGHT).max(100, NO_WEIGHT);

const parts = z.strictObject({ price: weight, term: weight, rating: weight, method: weight });
const is100 = ({ price, term, rating, method }: Weights): boolean => price + term + rating + method === 100;
const NOT_100 = { path: ['price'], error: 'Ponderile trebuie să dea împreună 100.' };

export const weights = parts.refine(is100, NOT_100);
/** Form that changes the weights. */
export const weightsWithReason = parts.extend({ reason: z.string() }).refine(is100, NOT_100);

const NO_MARK = 'Nota este un număr întreg de la 0 la 10.';
const methodMark = z.int(NO_MARK).min(0, NO_MARK).max(HIGHEST_MARK, NO_MARK).nullable();

/** Marks of the methods by offer id; null or absent if not marked. */
export const marks = z.record(id, methodMark);
export type Marks = z.infer<typeof marks>;

/** Comparison stored with a request. */
export interface StoredComparison {
  /** Absent until weights are set. */
  weights?: Weights;
  marks?: Marks;
  /** Ratings of the firms at the choice, by offer id, so that later reviews do not change the scores. */
  ratings?: Record<string, { rating: number | null; count: number }>;
}

const changeReason = z.string().trim().max(2000, 'Motivul poate avea cel mult 2.000 de caractere.');

/** Missing values are unchanged. After the opening, changing the weights or a given mark needs a reason. */
export const saveComparison = z.strictObject({
  version,
  weights: weights.optional(),
  marks: marks.optional(),
  reason: changeReason.optional(),
});

const pointsOfOffer = z.object({
  ...{ price: z.number(), term: z.number(), rating: z.number(), method: z.number() },
  ...{ total: z.number(), place: z.int() },
});

/** A change of weights or marks after the opening; marks of other firms' offers are not `own`. */
const comparisonChange = z.object({
  at: isoDateTime,
  reason: z.string().nullable(),
  weights: z.object({ from: weights, to: weights }).nullable(),
  marks: z.array(z.object({ own: z.boolean(), from: z.int().nullable(), to: z.int().nullable() })),
});
export type ComparisonChange = z.infer<typeof comparisonChange>;

/** The comparison as shown to a firm after the choice, without names. */
export const offerPoints = z.object({
  weights,
  of: z.int(),
  own: pointsOfOffer,
  /** Points of the first place; null if it is the firm's own. */
  best: pointsOfOffer.nullable(),
  /** Points of the chosen offer; null if it is the best or the firm's own. */
  chosen: pointsOfOffer.nullable(),
  changes: z.array(comparisonChange),
});
export type OfferPoints = z.infer<typeof offerPoints>;

/** Weights by which the offers of a request are compared; `isSet` is false while they are the default. */
export const comparisonView = z.object({ weights, isSet: z.boolean() });
