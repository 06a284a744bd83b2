/* Without zod. Shared by the page, the mail and the printed report. */

import type { NetworkFigure } from './network-report-words.ts';
import type { NetworkFigureValue } from './network-reports.ts';
import { hoursLabel } from './report-words.ts';

const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });

/** Shown where there is nothing to compute a figure from. */
export const NO_FIGURE = '–';
/** "58%", rounded. */
export const percentOf = (part: number, of: number): string => `${whole.format((part / of) * 100)}%`;
/** "318 din 548" */
export const partOf = (part: number, of: number): string => `${whole.format(part)} din ${whole.format(of)}`;
/** "1.234 lei", rounded to lei. */
const wholeLei = (value: number): string => `${whole.format(value)} lei`;
/** "48,2 mil. lei" from a million on. */
export const shortLei = (value: number): string =>
  value < 1_000_000 ? wholeLei(value) : `${decimal.format(value / 1_000_000)} mil. lei`;

const TEXTS: Record<NetworkFigure, (value: number, of: number | null, lei: typeof wholeLei) => string> = {
  members: whole.format,
  partners: whole.format,
  active: (value, of) => partOf(value, of ?? 0),
  requests: whole.format,
  firstOffer: hoursLabel,
  offersPerRequest: decimal.format,
  acceptance: (value, of) => (of ? percentOf(value, of) : NO_FIGURE),
  accepted: (value, _, lei) => lei(value),
  rating: decimal.format,
  downloads: whole.format,
  training: decimal.format,
  answers: whole.format,
};

/** Text of a figure of the period (`now`) or of the compared one (`before`); `lei` formats amounts, in whole lei by default. */
export const figureText = (
  key: NetworkFigure,
  { value, of, before, beforeOf }: NetworkFigureValue,
  side: 'now' | 'before' = 'now',
  lei = wholeLei,
): string => {
  const [number, basis] = side === 'now' ? [value, of] : [before, beforeOf];
  return number === null ? NO_FIGURE : TEXTS[key](number, basis, lei);
};
