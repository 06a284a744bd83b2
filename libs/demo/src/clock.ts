import type { Random } from './random.ts';
import { romanianDay } from '@psp/contracts/romania';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Returns the time `days` days before `moment`; fractions are allowed, negative values lie in the future. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - Math.round(days * DAY));

/** Returns the last minute of the day in Bucharest, which is 20:59 or 21:59 UTC. */
export function endOfDay(moment: Date): Date {
  const day = romanianDay(moment);
  const end = new Date(`${day}T21:59:00Z`);
  return romanianDay(end) === day ? end : new Date(end.getTime() - HOUR);
}

/** Returns a random time strictly between two others, in office hours if possible. */
export function between(random: Random, from: Date, to: Date): Date {
  const span = Math.max(to.getTime() - from.getTime(), 2000);
  const moment = new Date(from.getTime() + Math.round(span * (0.1 + 0.8 * random.next())));
  return officeTime(random, moment, from, to);
}

/** Moves a time into office hours on a weekday, or to the day before, if it stays between the limits; otherwise returns it unchanged. */
export function officeTime(random: Random, moment: Date, after: Date | null, before: Date): Date {
  const moved = new Date(moment);
  if (moved.getUTCDay() === 0) moved.setUTCDate(moved.getUTCDate() - 2);
  if (moved.getUTCDay() === 6) moved.setUTCDate(moved.getUTCDate() - 1);
  moved.setUTCHours(random.int(6, 14), random.int(0, 59), random.int(0, 59), 0);
  const fits = (one: Date) => (after === null || one > after) && one < before;
  return [moved, new Date(moved.getTime() - DAY)].find(fits) ?? moment;
}
