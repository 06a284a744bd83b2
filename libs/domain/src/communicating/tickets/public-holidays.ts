import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { send } from '../../write.ts';
import { romanianDay } from '@psp/contracts/romania';
import { dayAfter } from './working-time.ts';

/* Fixed holidays by day (mm-dd): Codul muncii, art. 139. */
const FIXED: Record<string, string> = {
  '01-01': 'Anul Nou',
  '01-02': 'Anul Nou',
  '01-06': 'Boboteaza',
  '01-07': 'Sfântul Ioan Botezătorul',
  '01-24': 'Ziua Unirii Principatelor Române',
  '05-01': 'Ziua Muncii',
  '06-01': 'Ziua Copilului',
  '08-15': 'Adormirea Maicii Domnului',
  '11-30': 'Sfântul Andrei',
  '12-01': 'Ziua Națională',
  '12-25': 'Crăciunul',
  '12-26': 'Crăciunul',
};
/* Days after Easter. */
const MOVABLE: readonly [days: number, name: string][] = [
  [-2, 'Vinerea Mare'],
  [0, 'Paștele'],
  [1, 'Paștele'],
  [49, 'Rusaliile'],
  [50, 'Rusaliile'],
];
/** Days by which the Julian calendar lags behind the Gregorian from 1900 to 2099. */
const JULIAN_LAG = 13;
/** Number of future years that are always stored; no due date of a ticket lies beyond them. */
const YEARS_AHEAD = 2;

/** Returns the Orthodox Easter Sunday (yyyy-mm-dd) of a year from 1900 to 2099, by Meeus' Julian algorithm. */
export const orthodoxEaster = (year: number): string => {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + sunday + 114;
  const julian = new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1));
  return dayAfter(julian.toISOString().slice(0, 10), JULIAN_LAG);
};

/**
 * Returns the public holidays of a year: names by day (yyyy-mm-dd). Two may fall on one day, like Whit Monday and 1 June in 2026.
 */
export const publicHolidays = (year: number): ReadonlyMap<string, string> => {
  const easter = orthodoxEaster(year);
  return new Map([
    ...Object.entries(FIXED).map(([day, name]) => [`${year}-${day}`, name] as const),
    ...MOVABLE.map(([days, name]) => [dayAfter(easter, days), name] as const),
  ]);
};

/**
 * Computes and stores the holidays of the current and the next two years. A year is stored if its 1 January is. Days entered by hand
 * stay: the government sometimes adds holidays years ahead.
 */
export const extendHolidays: TimedStep = {
  due: (now) => {
    const present = Number(romanianDay(now).slice(0, 4));
    return sql`select year::text as id from generate_series(${present}::int, ${present + YEARS_AHEAD}::int) as year
      where not exists (select from holiday where day = make_date(year, 1, 1)) order by year`;
  },
  apply: async (write, year) => {
    for (const [day, name] of publicHolidays(Number(year)))
      send(write, sql`insert into holiday (day, name) values (${day}, ${name}) on conflict do nothing`);
  },
};
