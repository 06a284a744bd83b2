import { dayNumber, formatDate, formatShortDate } from '@psp/design-system/format';
import { whenStrings as strings } from './when-strings.ts';

const DAYS_OF_WEEK = 7;
const DAYS_OF_MONTH = 30.44;
/** Durations of at least this many days are shown in months. */
const LONG_DAYS = 60;

/** Formats the time from one day to another, both counted: "5 luni", "3 săptămâni", "4 zile". */
export function durationOf(from: string, to: string): string {
  const days = dayNumber(new Date(to)) - dayNumber(new Date(from)) + 1;
  if (days >= LONG_DAYS) return strings.months(Math.round(days / DAYS_OF_MONTH));
  if (days >= DAYS_OF_WEEK) return strings.weeks(Math.round(days / DAYS_OF_WEEK));
  return strings.days(Math.max(1, days));
}

/** Formats the day of an end in short: "mart. 2027". */
const monthOf = (day: string): string => `${formatShortDate(day).replace(/^\d+ /, '')} ${day.slice(0, 4)}`;

/** Formats how long a project lasts that is not done: "8 luni, până în mart. 2027". */
export function lengthUntil(from: string | null, to: string | null): string | null {
  if (from && to) return strings.until(durationOf(from, to), monthOf(to));
  if (to) return strings.onlyUntil(monthOf(to));
  return from ? strings.since(monthOf(from)) : null;
}

const MONTHS_OF_SEASON = 3;

/** Formats the season of a planned start: "primăvara lui 2027". */
export function seasonOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const season = strings.seasons[Math.floor((month % 12) / MONTHS_OF_SEASON)] ?? '';
  // A winter is named after the year in which it ends.
  return strings.season(season, month === 12 ? year + 1 : year);
}

/** Formats the days between which something took place: "martie–iulie 2025". */
export function periodOf(from: string, to: string): string {
  return strings.period(strings.month(from), strings.month(to), from.slice(0, 4), to.slice(0, 4));
}

/** Formats the days of a step: "martie–iulie 2025", "până la 24 martie 2025", "din 3 martie 2025"; null without any. */
export function daysOfStep(from: string | null, to: string | null): string | null {
  if (from && to) return periodOf(from, to);
  if (to) return strings.untilDay(formatDate(to));
  return from ? strings.since(formatDate(from)) : null;
}
