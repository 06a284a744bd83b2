import type { TodoSide } from '@psp/contracts/own-dashboards';
import { formatRating } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** Figure of a dashboard, linked to the list that it counts. */
export interface DashboardFigure {
  value: number | string;
  /** Number of rows in the list, when `value` is something else. */
  count?: number;
  label: string;
  /** The filtered list that the figure counts. */
  href: string;
}

/** Creates the figure of the organisation's average rating and number of reviews. */
export const ratingFigure = (
  area: TodoSide,
  { rating, reviewCount }: { rating: number | null; reviewCount: number },
): DashboardFigure => {
  const list = { href: `/${area}/projects?status=reviewed`, count: reviewCount };
  return rating === null
    ? { value: '–', label: strings.noReviews, ...list }
    : { value: formatRating(rating), label: strings.rating(reviewCount), ...list };
};
