import { romanianDay, romanianMoment, romanianTime } from '@psp/contracts/romania';
import { isDay } from '@psp/design-system/day';

/** A deadline that names a day alone lasts for the whole of it. */
const DEFAULT_TIME = '23:59';

export interface LocalMoment {
  /** `yyyy-mm-dd`, '' when there is none; what was written when that is no day. */
  date: string;
  /** `hh:mm` */
  time: string;
}

/** A moment as a date and an hour in Romania; null gives no date and the end of the day, what is no moment stands for the date. */
export function toLocal(iso: string | null): LocalMoment {
  if (!iso || !isMoment(iso)) return { date: iso ?? '', time: DEFAULT_TIME };
  const moment = new Date(iso);
  return { date: romanianDay(moment), time: romanianTime(moment) };
}

/** Whether a deadline is a moment, and not what was written in the place of its day. */
export const isMoment = (deadline: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(deadline);

/** The moment (ISO, UTC) at which Romanian clocks show this date and hour; null without a date, no day as it was written. */
export function fromLocal({ date, time }: LocalMoment): string | null {
  if (!isDay(date)) return date || null;
  return romanianMoment(date, time || DEFAULT_TIME).toISOString();
}

/** The whole hours of a day for a list, its end, and `time` when it is another. */
export function hours(time: string): string[] {
  const whole = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return [...new Set([...whole, DEFAULT_TIME, time])].toSorted();
}
