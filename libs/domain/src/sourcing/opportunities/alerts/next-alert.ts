import type { AlertFrequency } from '@psp/contracts/saved-filters';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';

const HOUR = '08:00';
const DAY = 86_400_000;
const MONDAY = 1;

const daysFrom = (now: Date): string[] => {
  const today = new Date(`${romanianDay(now)}T00:00:00Z`);
  return Array.from({ length: 9 }, (_, days) => new Date(today.getTime() + days * DAY).toISOString().slice(0, 10));
};

/** Time of a filter's next alert: `daily` at eight, `weekly` on Monday at eight, Romanian time; `now` immediately. */
export const nextAlert = (frequency: AlertFrequency, now: Date): Date => {
  const isOn = (day: string) => frequency === 'daily' || new Date(day).getUTCDay() === MONDAY;
  const moments = daysFrom(now)
    .filter(isOn)
    .map((day) => romanianMoment(day, HOUR));
  return (frequency === 'now' ? undefined : moments.find((moment) => moment > now)) ?? now;
};
