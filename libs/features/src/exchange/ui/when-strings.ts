import { plural } from '@psp/design-system/format';

const MONTHS = [
  'ianuarie',
  'februarie',
  'martie',
  'aprilie',
  'mai',
  'iunie',
  'iulie',
  'august',
  'septembrie',
  'octombrie',
  'noiembrie',
  'decembrie',
] as const;

export const whenStrings = {
  days: (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' }),
  weeks: (count: number) => plural(count, { one: 'săptămână', few: 'săptămâni', other: 'săptămâni' }),
  months: (count: number) => plural(count, { one: 'lună', few: 'luni', other: 'luni' }),
  until: (length: string, month: string) => `${length}, până în ${month}`,
  onlyUntil: (month: string) => `până în ${month}`,
  untilDay: (day: string) => `până la ${day}`,
  since: (day: string) => `din ${day}`,
  /** By quarter of a year that begins in December. */
  seasons: ['iarna', 'primăvara', 'vara', 'toamna'],
  season: (season: string, year: number) => `${season} lui ${year}`,
  month: (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '',
  period: (from: string, to: string, fromYear: string, toYear: string) => {
    if (fromYear !== toYear) return `${from} ${fromYear} – ${to} ${toYear}`;
    return from === to ? `${from} ${toYear}` : `${from}–${to} ${toYear}`;
  },
};
