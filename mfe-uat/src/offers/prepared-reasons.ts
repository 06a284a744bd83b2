import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA, describeWeights, isCompared, type Score } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { strings as common } from '../common/strings.ts';
import { words } from './reason-words.ts';
import { strings as texts } from './score-strings.ts';
import { type Compared, compare } from './use-comparison.ts';

export interface Prepared {
  /** Reason of the choice, sent to the chosen firm. */
  chosen: string;
  /** Offers that will be declined, best first, each with the reason sent to its firm. */
  others: { offer: OfferComparisonItem; rank: string; reason: string }[];
  /** What the user must justify; each justification is appended to the reason. */
  exceptions: Exception[];
}

export interface Exception {
  key: 'place' | 'unmarked';
  label: string;
  missing: string;
  /** The sentence that is appended to the reason. */
  sentence: (word: string) => string;
}

/* An offer with the values of all compared offers in one criterion. */
interface OfferAmongAll {
  offer: OfferComparisonItem;
  values: number[];
}

type Extreme = 'lowest' | 'highest' | null;

/* Whether a value is the lowest or the highest of all; null in between and when all are equal. */
const extremeOf = (value: number, values: readonly number[]): Extreme => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return null;
  if (value === lowest) return 'lowest';
  return value === highest ? 'highest' : null;
};

/** Prepares the reasons of a choice from the comparison. None contains a price, a term or the name of another firm. */
export function prepareReasons(view: RequestView, offer: OfferComparisonItem): Prepared {
  const compared = compare(view, 'score');
  const others = compared.offers.filter(({ id, actions }) => id !== offer.id && actions.includes('decline'));
  return {
    chosen: chosenReason(view, compared, offer),
    others: others.map((other) => ({
      offer: other,
      rank: rankOf(compared, other),
      reason: otherReason(compared, other, offer),
    })),
    exceptions: exceptionsOf(compared, offer),
  };
}

function rankOf({ scores }: Compared, { id }: OfferComparisonItem): string {
  const score = scores.get(id);
  return score ? `${texts.total(score.total)} · ${texts.place(score.place, scores.size)}` : '';
}

const joinSentences = (all: (string | null)[]): string => all.filter(Boolean).join(' ');

function chosenReason(
  { content: { budgetMax } }: RequestView,
  { offers, scores, weights }: Compared,
  offer: OfferComparisonItem,
): string {
  const score = scores.get(offer.id);
  const best = bestCriteria({ scores, weights }, offer);
  return joinSentences([
    score && scores.size > 1 ? words.chosenScore(score, scores.size, describeWeights(weights)) : words.single,
    isDearest(offers, offer) ? words.dearest(best) : describePrice({ offer, values: pricesOf(offers) }, 'is'),
    budgetMax !== null && offer.price <= budgetMax ? words.inBudget : null,
    describeTerm({ offer, values: offers.filter(isCompared).map(({ deliveryDays }) => deliveryDays) }, 'is'),
    best.length > 0 && !isDearest(offers, offer) ? words.best(best) : null,
    offer.methodMark == null ? null : words.method(offer.methodMark),
  ]);
}

function otherReason(
  { offers, scores, weights }: Compared,
  offer: OfferComparisonItem,
  chosen: OfferComparisonItem,
): string {
  const score = scores.get(offer.id);
  const shown = offers.filter(isCompared);
  return joinSentences([
    score ? words.otherScore(score, scores.size) : null,
    score ? comparePoints({ scores, weights }, score, chosen) : null,
    describePrice({ offer, values: shown.map(({ price }) => price) }, 'was'),
    describeTerm({ offer, values: shown.map(({ deliveryDays }) => deliveryDays) }, 'was'),
    offer.methodMark == null ? null : words.method(offer.methodMark),
  ]);
}

const pricesOf = (offers: OfferComparisonItem[]): number[] => offers.filter(isCompared).map(({ price }) => price);

const isDearest = (offers: OfferComparisonItem[], { price }: OfferComparisonItem): boolean =>
  extremeOf(price, pricesOf(offers)) === 'highest';

type Scoring = Pick<Compared, 'scores' | 'weights'>;

/* Criteria in which no offer has more points and some have fewer. The price is left out: it has its own sentence. */
function bestCriteria({ scores, weights }: Scoring, { id }: OfferComparisonItem): string[] {
  const own = scores.get(id);
  if (!own) return [];
  return CRITERIA.filter((criterion) => {
    const all = [...scores.values()].map((score) => score[criterion]);
    return criterion !== 'price' && extremeOf(own[criterion], all) === 'highest';
  }).map((criterion) => words.points(criterion, own[criterion], weights[criterion]));
}

/* Points by criterion, beside those of the first place; for the first place itself, beside those of the choice. */
function comparePoints({ scores, weights }: Scoring, own: Score, chosen: OfferComparisonItem): string | null {
  const chosenScore = scores.get(chosen.id);
  const isBeaten = own.place > 1;
  const first = chosenScore?.place === 1 ? chosenScore : [...scores.values()].find(({ place }) => place === 1);
  const other = isBeaten ? first : chosenScore;
  if (!other) return null;
  const parts = CRITERIA.filter((criterion) => weights[criterion] > 0).map((criterion) =>
    words.beside(words.points(criterion, own[criterion], weights[criterion]), other[criterion]),
  );
  return isBeaten ? words.besideBest(parts.join(', ')) : words.besideChosen(parts.join(', '));
}

/* What must be justified about the choice; nothing when only one offer is scored. */
function exceptionsOf({ offers, scores, weights }: Compared, { id }: OfferComparisonItem): Exception[] {
  if (scores.size < 2) return [];
  const place = scores.get(id)?.place ?? 1;
  const unmarked = offers.filter((offer) => isCompared(offer) && offer.methodMark == null);
  return [
    ...(place > 1 ? [{ key: 'place' as const, ...words.notFirst(place) }] : []),
    ...(weights.method > 0 && unmarked.length > 0
      ? [{ key: 'unmarked' as const, ...words.unmarked(unmarked.map(({ firma }) => firma.name).join(', ')) }]
      : []),
  ];
}

function describePrice({ offer, values }: OfferAmongAll, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.price, values);
  return extreme && words.price[tense][extreme];
}

function describeTerm({ offer, values }: OfferAmongAll, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.deliveryDays, values);
  return extreme && words.term[tense][extreme](common.days(offer.deliveryDays));
}
