import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA, describeWeights, isCompared, type Score } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { strings as common } from '../common/strings.ts';
import { words } from './reason-words.ts';
import { strings as texts } from './score-strings.ts';
import { type Compared, compare } from './use-comparison.ts';

export interface Prepared {
  /** Why the chosen offer, as its firm will read it. */
  chosen: string;
  /** The firms that will be refused, best first, each with the reason that it will read. */
  others: { offer: OfferComparisonItem; standing: string; reason: string }[];
  /** What the person is asked a word about first, with what introduces it in the reason. */
  exceptions: Exception[];
}

export interface Exception {
  key: 'place' | 'unmarked';
  label: string;
  missing: string;
  /** The sentence of the reason that says it. */
  said: (word: string) => string;
}

interface Standing {
  offer: OfferComparisonItem;
  values: number[];
}

type Extreme = 'lowest' | 'highest' | null;

/* Where a value stands among those of all; null when all are equal. */
const extremeOf = (value: number, values: readonly number[]): Extreme => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  if (lowest === highest) return null;
  if (value === lowest) return 'lowest';
  return value === highest ? 'highest' : null;
};

/** Reasons of a choice, made of the comparison. None holds a figure of another firm's offer. */
export function prepareReasons(view: RequestView, offer: OfferComparisonItem): Prepared {
  const compared = compare(view, 'score');
  const others = compared.offers.filter(({ id, actions }) => id !== offer.id && actions.includes('decline'));
  return {
    chosen: chosenReason(view, compared, offer),
    others: others.map((other) => ({
      offer: other,
      standing: standingOf(compared, other),
      reason: otherReason(compared, other, offer),
    })),
    exceptions: exceptionsOf(compared, offer),
  };
}

function standingOf({ scores }: Compared, { id }: OfferComparisonItem): string {
  const score = scores.get(id);
  return score ? `${texts.total(score.total)} · ${texts.place(score.place, scores.size)}` : '';
}

const sentences = (all: (string | null)[]): string => all.filter(Boolean).join(' ');

function chosenReason(
  { content: { budgetMax } }: RequestView,
  { offers, scores, weights }: Compared,
  offer: OfferComparisonItem,
): string {
  const score = scores.get(offer.id);
  const best = bestCriteria({ scores, weights }, offer);
  return sentences([
    score && scores.size > 1 ? words.chosenScore(score, scores.size, describeWeights(weights)) : words.single,
    isDearest(offers, offer) ? words.dearest(best) : priceWords({ offer, values: pricesOf(offers) }, 'is'),
    budgetMax !== null && offer.price <= budgetMax ? words.inBudget : null,
    termWords({ offer, values: offers.filter(isCompared).map(({ deliveryDays }) => deliveryDays) }, 'is'),
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
  return sentences([
    score ? words.otherScore(score, scores.size) : null,
    score ? besideBest({ scores, weights }, score, chosen) : null,
    priceWords({ offer, values: shown.map(({ price }) => price) }, 'was'),
    termWords({ offer, values: shown.map(({ deliveryDays }) => deliveryDays) }, 'was'),
    offer.methodMark == null ? null : words.method(offer.methodMark),
  ]);
}

const pricesOf = (offers: OfferComparisonItem[]): number[] => offers.filter(isCompared).map(({ price }) => price);

const isDearest = (offers: OfferComparisonItem[], { price }: OfferComparisonItem): boolean =>
  extremeOf(price, pricesOf(offers)) === 'highest';

type Scoring = Pick<Compared, 'scores' | 'weights'>;

/* Besides the price, of which a sentence of its own is said: where no offer has more points and some have fewer. */
function bestCriteria({ scores, weights }: Scoring, { id }: OfferComparisonItem): string[] {
  const own = scores.get(id);
  if (!own) return [];
  return CRITERIA.filter((criterion) => {
    const all = [...scores.values()].map((score) => score[criterion]);
    return criterion !== 'price' && extremeOf(own[criterion], all) === 'highest';
  }).map((criterion) => words.points(criterion, own[criterion], weights[criterion]));
}

/* The points of each criterion that counts beside those of the first place, or of the choice for the first place itself. */
function besideBest({ scores, weights }: Scoring, own: Score, chosen: OfferComparisonItem): string | null {
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

/* What the choice must be explained for; of one offer alone nothing. */
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

function priceWords({ offer, values }: Standing, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.price, values);
  return extreme && words.price[tense][extreme];
}

function termWords({ offer, values }: Standing, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.deliveryDays, values);
  return extreme && words.term[tense][extreme](common.days(offer.deliveryDays));
}
