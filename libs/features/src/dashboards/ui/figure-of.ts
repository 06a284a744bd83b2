import type { TodoSide } from '@psp/contracts/own-dashboards';
import { formatRating } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** A figure of a dashboard and the list that it counts. */
export interface FigureOf {
  value: number | string;
  /** How many the list has, where `value` says something else. */
  count?: number;
  label: string;
  /** The filtered list that the figure counts. */
  href: string;
}

/** The organisation's average mark and of how many reviews it is. */
export const ratingFigure = (
  area: TodoSide,
  { rating, reviewCount }: { rating: number | null; reviewCount: number },
): FigureOf => {
  const to = { href: `/${area}/projects?status=reviewed`, count: reviewCount };
  return rating === null
    ? { value: '–', label: strings.noReviews, ...to }
    : { value: formatRating(rating), label: strings.rating(reviewCount), ...to };
};
