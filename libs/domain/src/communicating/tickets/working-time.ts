import { romanianDay, romanianMoment } from '@psp/contracts/romania';

const OPENS_AT = 9;
const CLOSES_AT = 18;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours in one working day. */
export const WORKING_DAY_HOURS = CLOSES_AT - OPENS_AT;

/** Public holidays (yyyy-mm-dd). */
export type Holidays = ReadonlySet<string>;

/** Returns the day (yyyy-mm-dd) that is `days` days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const isWorkingDay = (day: string, holidays: Holidays): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns the part of a day's working hours after a moment; null when there is none. */
const hoursAfter = (moment: Date, day: string, holidays: Holidays): { from: number; to: number } | null => {
  if (!isWorkingDay(day, holidays)) return null;
  const from = Math.max(romanianMoment(day, clock(OPENS_AT)).getTime(), moment.getTime());
  const to = romanianMoment(day, clock(CLOSES_AT)).getTime();
  return from < to ? { from, to } : null;
};

/** Adds working hours to a time. Working hours are Monday to Friday, 09:00–18:00 in Bucharest, except holidays. */
export const addWorkingTime = (start: Date, hours: number, holidays: Holidays): Date => {
  let left = hours * HOUR;
  for (let day = romanianDay(start); ; day = dayAfter(day, 1)) {
    const open = hoursAfter(start, day, holidays);
    if (!open) continue;
    if (left <= open.to - open.from) return new Date(open.from + left);
    left -= open.to - open.from;
  }
};

/** Returns the whole working minutes between two times; 0 when the second is not later. */
export const workingMinutesBetween = (from: Date, to: Date, holidays: Holidays): number => {
  let passed = 0;
  const last = romanianDay(to);
  for (let day = romanianDay(from); day <= last; day = dayAfter(day, 1)) {
    const open = hoursAfter(from, day, holidays);
    if (open) passed += Math.max(0, Math.min(open.to, to.getTime()) - open.from);
  }
  return Math.floor(passed / 60_000);
};
