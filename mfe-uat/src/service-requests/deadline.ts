import { isDay } from '@psp/design-system/day';

const ZONE = 'Europe/Bucharest';
const DEFAULT_TIME = '12:00';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export interface LocalMoment {
  /** `yyyy-mm-dd`, '' when there is none; what was written when that is no day. */
  date: string;
  /** `hh:mm` */
  time: string;
}

/** A moment as a date and an hour in Romania; null gives no date and noon, what is no moment stands for the date. */
export function toLocal(iso: string | null): LocalMoment {
  if (!iso || !isMoment(iso)) return { date: iso ?? '', time: DEFAULT_TIME };
  const [date = '', time = DEFAULT_TIME] = parts.format(new Date(iso)).split(' ');
  return { date, time };
}

/** Whether a deadline is a moment, and not what was written in the place of its day. */
export const isMoment = (deadline: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(deadline);

/** The moment (ISO, UTC) at which Romanian clocks show this date and hour; null without a date, no day as it was written. */
export function fromLocal({ date, time }: LocalMoment): string | null {
  if (!isDay(date)) return date || null;
  const asUtc = Date.parse(`${date}T${time || DEFAULT_TIME}:00Z`);
  const offsetAt = (moment: number) => Date.parse(`${parts.format(moment).replace(' ', 'T')}:00Z`) - moment;
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** The whole hours of a day for a list, with `time` among them when it is another. */
export function hours(time: string): string[] {
  const whole = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return whole.includes(time) ? whole : [...whole, time].toSorted();
}
