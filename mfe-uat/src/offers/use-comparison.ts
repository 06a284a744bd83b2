import type { OfferComparisonItem } from '@psp/contracts/offers';
import { type Score, scoresOf, type Weights } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { useSearchParams } from 'react-router-dom';
import { isOrder, type Order, sortOffers } from './comparison.ts';

export interface Compared {
  offers: OfferComparisonItem[];
  weights: Weights;
  scores: ReadonlyMap<string, Score>;
  /** The accepted offer, otherwise the one picked for acceptance; undefined when none can be accepted. */
  picked: OfferComparisonItem | undefined;
  /** The first of the two offers on a narrow screen: the picked one, otherwise the best. */
  first: OfferComparisonItem | undefined;
  /** The offer compared with `first`. */
  other: OfferComparisonItem | undefined;
}

const canAccept = ({ actions }: OfferComparisonItem): boolean => actions.includes('accept');

/** Compares the offers of a request: sorted, with scores. `wanted` holds the offer ids of the query string. */
export function compare(
  view: RequestView,
  order: Order,
  wanted: { picked?: string | null; other?: string | null } = {},
): Compared {
  const all = view.offers ?? [];
  const weights = view.comparison.weights;
  const scores = scoresOf(all, weights);
  const byScore = sortOffers(all, 'score', scores);
  const chosen = all.find((offer) => offer.id === wanted.picked && canAccept(offer));
  const picked = all.find(({ status }) => status === 'accepted') ?? chosen ?? byScore.find(canAccept);
  const first = picked ?? byScore[0];
  const others = byScore.filter(({ id }) => id !== first?.id);
  return {
    ...{ weights, scores, picked, first },
    offers: sortOffers(all, order, scores),
    other: others.find(({ id }) => id === wanted.other) ?? others[0],
  };
}

/** The comparison, with its order and its two selected offers kept in the query string. */
export function useComparison(view: RequestView) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('order');
  const order = isOrder(asked) ? asked : 'score';
  const set = (name: 'order' | 'offer' | 'with') => (value: string) =>
    setSearch(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const compared = compare(view, order, { picked: search.get('offer'), other: search.get('with') });
  return { ...compared, order, setOrder: set('order'), pick: set('offer'), pickOther: set('with') };
}
