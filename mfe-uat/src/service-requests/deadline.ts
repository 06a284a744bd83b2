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
  /** `yyyy-mm-dd`, '' when there is none. */
  date: string;
  /** `hh:mm` */
  time: string;
}

/** A moment as a date and an hour in Romania; null gives no date and noon. */
export function toLocal(iso: string | null): LocalMoment {
  if (!iso) return { date: '', time: DEFAULT_TIME };
  const [date = '', time = DEFAULT_TIME] = parts.format(new Date(iso)).split(' ');
  return { date, time };
}

/** The moment (ISO, UTC) at which Romanian clocks show this date and hour; null without a date. */
export function fromLocal({ date, time }: LocalMoment): string | null {
  const asUtc = Date.parse(`${date}T${time || DEFAULT_TIME}:00Z`);
  if (!date || Number.isNaN(asUtc)) return null;
  const offsetAt = (moment: number) => Date.parse(`${parts.format(moment).replace(' ', 'T')}:00Z`) - moment;
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/** The whole hours of a day for a list, with `time` among them when it is another. */
export function hours(time: string): string[] {
  const whole = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return whole.includes(time) ? whole : [...whole, time].toSorted();
}
