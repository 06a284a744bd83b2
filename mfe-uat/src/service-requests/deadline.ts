import { romanianDay, romanianMoment, romanianTime } from '@psp/contracts/romania';
import { isDay } from '@psp/design-system/day';

/** A deadline without a time lasts until the end of its day. */
const DEFAULT_TIME = '23:59';

export interface LocalMoment {
  /** `yyyy-mm-dd`, '' for none, or the typed text when it is not a date. */
  date: string;
  /** `hh:mm` */
  time: string;
}

/** Splits an ISO moment into a Romanian date and time. Null has no date; a text that is not a moment is returned as the date. */
export function toLocal(iso: string | null): LocalMoment {
  if (!iso || !isMoment(iso)) return { date: iso ?? '', time: DEFAULT_TIME };
  const moment = new Date(iso);
  return { date: romanianDay(moment), time: romanianTime(moment) };
}

/** True for an ISO moment, false for a typed text that is not a date. */
export const isMoment = (deadline: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(deadline);

/** ISO moment (UTC) of a Romanian date and time. Null without a date; a text that is not a date is returned unchanged. */
export function fromLocal({ date, time }: LocalMoment): string | null {
  if (!isDay(date)) return date || null;
  return romanianMoment(date, time || DEFAULT_TIME).toISOString();
}

/** Options of a time list, sorted: the whole hours, the end of the day, and `time` itself. */
export function hours(time: string): string[] {
  const whole = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return [...new Set([...whole, DEFAULT_TIME, time])].toSorted();
}
