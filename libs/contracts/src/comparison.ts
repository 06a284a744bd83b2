import { z } from 'zod';
import { id, isoDateTime, version } from './common.ts';
import { HIGHEST_MARK, type Weights } from './scores.ts';

const NO_WEIGHT = 'Scrieți un număr întreg, de la 0 la 100.';
const weight = z.int(NO_WEIGHT).min(0, NO_WEIGHT).max(100, NO_WEIGHT);

const parts = z.strictObject({ price: weight, term: weight, rating: weight, method: weight });
const is100 = ({ price, term, rating, method }: Weights): boolean => price + term + rating + method === 100;
const NOT_100 = { path: ['price'], error: 'Ponderile trebuie să dea împreună 100.' };

export const weights = parts.refine(is100, NOT_100);
/** The form in which they are changed. */
export const weightsWithReason = parts.extend({ reason: z.string() }).refine(is100, NOT_100);

const NO_MARK = 'Nota este un număr întreg de la 0 la 10.';
const methodMark = z.int(NO_MARK).min(0, NO_MARK).max(HIGHEST_MARK, NO_MARK).nullable();

/** Mark of the method by the id of its offer; null or absent: not marked. */
export const marks = z.record(id, methodMark);
export type Marks = z.infer<typeof marks>;

/** What is kept with a request. */
export interface StoredComparison {
  /** Absent while nobody chose any. */
  weights?: Weights;
  marks?: Marks;
  /** Ratings of the firms at the choice, by the ids of their offers: later reviews leave the scores as they were. */
  ratings?: Record<string, { rating: number | null; count: number }>;
}

const changeReason = z.string().trim().max(2000, 'Motivul poate avea cel mult 2.000 de caractere.');

/** What is left out stays as it is. A change of weights, or of a given mark, needs a reason after the opening. */
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

/** What a firm is told of the comparison after the choice, without names. */
export const offerPoints = z.object({
  weights,
  of: z.int(),
  own: pointsOfOffer,
  /** Of the first place; null when it is the firm's own. */
  best: pointsOfOffer.nullable(),
  /** Of the chosen offer; null when that is the best or the firm's own. */
  chosen: pointsOfOffer.nullable(),
  changes: z.array(comparisonChange),
});
export type OfferPoints = z.infer<typeof offerPoints>;

/** How the offers of a request are compared; `isSet` is false while nobody chose the weights. */
export const comparisonView = z.object({ weights, isSet: z.boolean() });
