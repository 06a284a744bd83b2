import { z } from 'zod';
import { id, version } from './common.ts';
import { HIGHEST_MARK, type Weights } from './scores.ts';

const NO_WEIGHT = 'Scrieți un număr întreg, de la 0 la 100.';
const weight = z.int(NO_WEIGHT).min(0, NO_WEIGHT).max(100, NO_WEIGHT);

export const weights = z
  .strictObject({ price: weight, term: weight, rating: weight, method: weight })
  .refine(({ price, term, rating, method }) => price + term + rating + method === 100, {
    path: ['price'],
    error: 'Ponderile trebuie să dea împreună 100.',
  });

const NO_MARK = 'Nota este un număr întreg de la 0 la 10.';
const methodMark = z.int(NO_MARK).min(0, NO_MARK).max(HIGHEST_MARK, NO_MARK).nullable();

/** Mark of the method by the id of its offer; null or absent: not marked. */
export const marks = z.record(id, methodMark);
export type Marks = z.infer<typeof marks>;

/** What is kept with a request. */
export interface StoredComparison {
  weights: Weights;
  marks?: Marks;
}

/** What is left out stays as it is. */
export const saveComparison = z.strictObject({ version, weights: weights.optional(), marks: marks.optional() });

/** How the offers of a request are compared; `isSet` is false while nobody chose the weights. */
export const comparisonView = z.object({ weights, isSet: z.boolean() });
