import type { OfferComparisonItem } from '@psp/contracts/offers';
import { type Score, scoresOf, type Weights } from '@psp/contracts/scores';
import type { RequestView } from '@psp/contracts/service-requests';
import { useSearchParams } from 'react-router-dom';
import { isOrder, type Order, sortOffers } from './comparison.ts';

export interface Compared {
  offers: OfferComparisonItem[];
  weights: Weights;
  scores: ReadonlyMap<string, Score>;
  /** The offer that would be accepted, or that was; undefined where none can be chosen. */
  picked: OfferComparisonItem | undefined;
  /** The first of the two that a narrow screen shows: the picked one, else the best. */
  first: OfferComparisonItem | undefined;
  /** The one that stands beside it. */
  other: OfferComparisonItem | undefined;
}

const mayAccept = ({ actions }: OfferComparisonItem): boolean => actions.includes('accept');

/** What the comparison of a request shows: offers in an order, with scores. `wanted`: ids out of the address. */
export function compare(
  view: RequestView,
  order: Order,
  wanted: { picked?: string | null; other?: string | null } = {},
): Compared {
  const all = view.offers ?? [];
  const weights = view.comparison.weights;
  const scores = scoresOf(all, weights);
  const byScore = sortOffers(all, 'score', scores);
  const mine = all.find((offer) => offer.id === wanted.picked && mayAccept(offer));
  const picked = all.find(({ status }) => status === 'accepted') ?? mine ?? byScore.find(mayAccept);
  const first = picked ?? byScore[0];
  const others = byScore.filter(({ id }) => id !== first?.id);
  return {
    ...{ weights, scores, picked, first },
    offers: sortOffers(all, order, scores),
    other: others.find(({ id }) => id === wanted.other) ?? others[0],
  };
}

/** The comparison as the address says: its order, the offer that is picked and the one beside it. */
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
  return { ...compared, order, setOrder: set('order'), pick: set('offer'), putBeside: set('with') };
}
