import type { ComparisonChange, OfferPoints } from '@psp/contracts/comparison';
import { DEFAULT_WEIGHTS, type Scored, scoresOf, type Weights } from '@psp/contracts/scores';
import type { RecordedComparison } from '../service-requests/compare-offers.ts';

/** The comparison behind a choice, as read from the database. Its ids must not leave the server. */
export interface ChosenComparison {
  weights: Weights | null;
  offers: Scored[];
  changes: { at: string; reason: string | null; details: RecordedComparison }[];
}

/** The part of a comparison that the firm of the offer `id` sees after the choice; null for an offer without a score. */
export function pointsFor(
  { weights: chosenWeights, offers, changes }: ChosenComparison,
  id: string,
): OfferPoints | null {
  const weights = chosenWeights ?? DEFAULT_WEIGHTS;
  const scores = scoresOf(offers, weights);
  const own = scores.get(id);
  if (!own) return null;
  const chosen = offers.find(({ status }) => status === 'accepted');
  const chosenScore = chosen && scores.get(chosen.id);
  const best = chosenScore?.place === 1 ? chosenScore : [...scores.values()].find(({ place }) => place === 1);
  return {
    ...{ weights, of: scores.size, own },
    best: own.place === 1 ? null : (best ?? null),
    chosen: chosen?.id === id || (chosenScore?.place === 1 && own.place !== 1) ? null : (chosenScore ?? null),
    changes: changes.map((change) => changeFor(change, id)).filter(isVisible),
  };
}

/* A mark that is given for the first time changes nothing that a firm has seen. */
const isVisible = ({ weights, marks }: ComparisonChange): boolean => weights !== null || marks.length > 0;

const changeFor = (
  { at, reason, details: { weights, marks = {}, before } }: ChosenComparison['changes'][number],
  id: string,
): ComparisonChange => ({
  ...{ at, reason },
  weights: weights && before.weights ? { from: before.weights, to: weights } : null,
  marks: Object.entries(marks).flatMap(([offerId, to]) => {
    const from = before.marks?.[offerId] ?? null;
    return from === null ? [] : [{ own: offerId === id, from, to }];
  }),
});
