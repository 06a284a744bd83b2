import { romanianDay, romanianMoment } from '@psp/contracts/romania';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When the association works: Monday to Friday in Bucharest, except on public holidays. */
export interface WorkingDays {
  /** Hours of the day. */
  opensAt: number;
  closesAt: number;
  /** Days (yyyy-mm-dd). */
  holidays: ReadonlySet<string>;
}

/** Returns the day (yyyy-mm-dd) that is `days` days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const isWorkingDay = (day: string, days: WorkingDays): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !days.holidays.has(day);
};

/* The start of an hour of a day; 24 is the start of the next. */
const hourOf = (day: string, hour: number): number =>
  hour === 24
    ? romanianMoment(dayAfter(day, 1), '00:00').getTime()
    : romanianMoment(day, `${String(hour).padStart(2, '0')}:00`).getTime();

/** Returns the part of a day's working hours after a moment; null when there is none. */
const hoursAfter = (moment: Date, day: string, days: WorkingDays): { from: number; to: number } | null => {
  if (!isWorkingDay(day, days)) return null;
  const from = Math.max(hourOf(day, days.opensAt), moment.getTime());
  const to = hourOf(day, days.closesAt);
  return from < to ? { from, to } : null;
};

/** Adds working hours to a time. */
export const addWorkingTime = (start: Date, hours: number, days: WorkingDays): Date => {
  let left = hours * HOUR;
  for (let day = romanianDay(start); ; day = dayAfter(day, 1)) {
    const open = hoursAfter(start, day, days);
    if (!open) continue;
    if (left <= open.to - open.from) return new Date(open.from + left);
    left -= open.to - open.from;
  }
};

/** Returns the whole working minutes between two times; 0 when the second is not later. */
export const workingMinutesBetween = (from: Date, to: Date, days: WorkingDays): number => {
  let passed = 0;
  const last = romanianDay(to);
  for (let day = romanianDay(from); day <= last; day = dayAfter(day, 1)) {
    const open = hoursAfter(from, day, days);
    if (open) passed += Math.max(0, Math.min(open.to, to.getTime()) - open.from);
  }
  return Math.floor(passed / 60_000);
};
