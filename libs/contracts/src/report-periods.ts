/* Without zod, for the page, the service and the worker. */

import { romanianDay } from './romania.ts';

/** Named periods of a report: a number of months including the current one, or this year. */
export const NAMED_PERIODS = ['12', '3', 'year', '36'] as const;
/** A named period, or its first and last month: `2026-01..2026-06`. */
export type ReportPeriod = (typeof NAMED_PERIODS)[number] | `${string}..${string}`;

/** Maximum number of months of a period. */
export const MONTHS_MAX = 60;

/** The first and the last month (yyyy-mm) of a period. */
interface Months {
  first: string;
  last: string;
}

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
/* Months since the year 0. */
const indexOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number - 1;
};
const monthAt = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month (yyyy-mm) that is `many` months after another. */
export const monthAfter = (month: string, many: number): string => monthAt(indexOf(month) + many);

const ownMonths = (period: string): Months | null => {
  const [first = '', last = '', ...more] = period.split('..');
  if (more.length > 0 || !MONTH.test(first) || !MONTH.test(last)) return null;
  const count = indexOf(last) - indexOf(first) + 1;
  return count >= 1 && count <= MONTHS_MAX ? { first, last } : null;
};

/** Whether a text is a valid period. */
export const isReportPeriod = (text: string): text is ReportPeriod =>
  NAMED_PERIODS.some((name) => name === text) || ownMonths(text) !== null;

/** First and last month of a period at `now`. */
export const monthsOf = (period: ReportPeriod, now: Date): Months => {
  const own = ownMonths(period);
  if (own) return own;
  const last = romanianDay(now).slice(0, 7);
  return { first: period === 'year' ? `${last.slice(0, 4)}-01` : monthAfter(last, 1 - Number(period)), last };
};

/** First and last day (yyyy-mm-dd) of a period. */
export const daysOf = (period: ReportPeriod, now: Date): { from: string; to: string } => {
  const { first, last } = monthsOf(period, now);
  const end = new Date(`${monthAfter(last, 1)}-01T00:00:00Z`);
  return { from: `${first}-01`, to: new Date(end.getTime() - 86_400_000).toISOString().slice(0, 10) };
};

/** Part of the file name for a period: `12-luni`, `2026`, `2026-01-2026-06`. */
export const periodSlug = (period: ReportPeriod, now: Date): string => {
  if (period === 'year') return romanianDay(now).slice(0, 4);
  return ownMonths(period) ? period.replace('..', '-') : `${period}-luni`;
};
