import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA, isCompared } from '@psp/contracts/scores';
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
      reason: otherReason(compared, other),
    })),
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
  const shared = CRITERIA.map(
    (criterion) => `${texts.criteria[criterion].toLowerCase()} ${texts.of(weights[criterion])}`,
  );
  return sentences([
    score && scores.size > 1 ? words.chosenScore(score, scores.size, shared.join(', ')) : words.single,
    priceWords({ offer, values: offers.filter(isCompared).map(({ price }) => price) }, 'is'),
    budgetMax !== null && offer.price <= budgetMax ? words.inBudget : null,
    termWords({ offer, values: offers.filter(isCompared).map(({ deliveryDays }) => deliveryDays) }, 'is'),
    offer.methodMark == null ? null : words.method(offer.methodMark),
  ]);
}

function otherReason({ offers, scores }: Compared, offer: OfferComparisonItem): string {
  const score = scores.get(offer.id);
  const shown = offers.filter(isCompared);
  return sentences([
    score ? words.otherScore(score, scores.size) : null,
    priceWords({ offer, values: shown.map(({ price }) => price) }, 'was'),
    termWords({ offer, values: shown.map(({ deliveryDays }) => deliveryDays) }, 'was'),
    offer.methodMark == null ? null : words.method(offer.methodMark),
  ]);
}

function priceWords({ offer, values }: Standing, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.price, values);
  return extreme && words.price[tense][extreme];
}

function termWords({ offer, values }: Standing, tense: 'is' | 'was'): string | null {
  const extreme = extremeOf(offer.deliveryDays, values);
  return extreme && words.term[tense][extreme](common.days(offer.deliveryDays));
}
