/* Without zod, for the page and the domain. */

import type { Compared } from './network-report-words.ts';
import { daysOf, monthAfter, monthsOf, type ReportPeriod } from './report-periods.ts';
import { romanianDay } from './romania.ts';

/** First and last day (yyyy-mm-dd), both included. */
export interface PeriodDays {
  from: string;
  to: string;
}

const lastDayOf = (month: string): string =>
  new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);

/** The same day of the month some months later; the last day of a month becomes the last one of the other. */
const dayAfterMonths = (day: string, many: number): string => {
  const last = lastDayOf(monthAfter(day.slice(0, 7), many));
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return day === lastDayOf(day.slice(0, 7)) || same > last ? last : same;
};

/** Days of a period that have begun by `now`; the last one is today while it runs. A period to come has its first day alone. */
export const begunDaysOf = (period: ReportPeriod, now: Date): PeriodDays => {
  const { from, to } = daysOf(period, now);
  const today = romanianDay(now);
  return { from, to: to <= today ? to : from > today ? from : today };
};

/** Days with which a period is compared: as many months earlier as it has, or a year earlier. */
export const comparedDaysOf = (period: ReportPeriod, compared: Compared, now: Date): PeriodDays => {
  const { from, to } = begunDaysOf(period, now);
  const { first, last } = monthsOf(period, now);
  const months = compared === 'year' ? 12 : monthCount(first, last);
  return { from: `${monthAfter(from.slice(0, 7), -months)}-01`, to: dayAfterMonths(to, -months) };
};

const monthCount = (first: string, last: string): number => {
  let count = 1;
  while (monthAfter(first, count) <= last) count += 1;
  return count;
};

/** The last `many` days of a period, or all of it when it is shorter. */
export const lastDaysOf = ({ from, to }: PeriodDays, many: number): PeriodDays => {
  const start = new Date(Date.parse(to) - (many - 1) * 86_400_000).toISOString().slice(0, 10);
  return { from: start > from ? start : from, to };
};
