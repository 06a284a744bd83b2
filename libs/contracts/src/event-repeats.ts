import { type CalendarDateTime, fromDate, toCalendarDateTime, toZoned } from '@internationalized/date';
import { z } from 'zod';
import { version } from './common.ts';
import { ROMANIA } from './romania.ts';

/** How often an event is repeated. */
export const REPEAT_EVERY = {
  week: 'În fiecare săptămână',
  twoWeeks: 'La două săptămâni',
  month: 'În fiecare lună',
} as const;
export type RepeatEvery = keyof typeof REPEAT_EVERY;
export const REPEATS_MIN = 2;
export const REPEATS_MAX = 12;

const REPEAT_TIMES = `Scrieți un număr de la ${REPEATS_MIN} la ${REPEATS_MAX}.`;
export const repeatEvent = z.strictObject({
  every: z.enum(Object.keys(REPEAT_EVERY) as RepeatEvery[], { error: 'Alegeți cât de des.' }),
  /** Number of copies. */
  times: z.int(REPEAT_TIMES).min(REPEATS_MIN, REPEAT_TIMES).max(REPEATS_MAX, REPEAT_TIMES),
  version,
});
export type RepeatEvent = z.infer<typeof repeatEvent>;

const STEPS: Record<RepeatEvery, { weeks?: number; months?: number }> = {
  week: { weeks: 1 },
  twoWeeks: { weeks: 2 },
  month: { months: 1 },
};
const DAY_MS = 24 * 3_600_000;

const clockOf = (iso: string): CalendarDateTime => toCalendarDateTime(fromDate(new Date(iso), ROMANIA));
const momentOf = (clock: CalendarDateTime): string => toZoned(clock, ROMANIA).toDate().toISOString();

/* Days from the first day of an event to its repetition `number`; a month that lacks the day takes its last one. */
const daysTo = (first: string, every: RepeatEvery, number: number): number => {
  const { weeks = 0, months = 0 } = STEPS[every];
  const from = clockOf(first);
  const to = from.add({ weeks: weeks * number, months: months * number });
  return Math.round((to.toDate('UTC').getTime() - from.toDate('UTC').getTime()) / DAY_MS);
};

/* Moves a moment by whole days; the hour stays when the clocks change. */
const moved = (iso: string, days: number): string => momentOf(clockOf(iso).add({ days }));

interface Timed {
  sittings: readonly { startsAt: string; endsAt: string }[];
  program: readonly { startsAt: string }[];
  closesAt: string;
}

/* A sitting that would be empty in the night in which an hour is skipped keeps its length. */
const movedSitting = ({ startsAt, endsAt }: Timed['sittings'][number], days: number) => {
  const start = moved(startsAt, days);
  const end = moved(endsAt, days);
  const length = new Date(endsAt).getTime() - new Date(startsAt).getTime();
  return { startsAt: start, endsAt: start < end ? end : new Date(new Date(start).getTime() + length).toISOString() };
};

/** Repetition `number`, from 1, of an event: the same hours by the Romanian clock, some days later. */
export const repetitionOf = <Event extends Timed>(event: Event, every: RepeatEvery, number: number): Event => {
  const days = daysTo(event.sittings[0]?.startsAt ?? event.closesAt, every, number);
  const sittings = event.sittings.map((one) => movedSitting(one, days));
  const closesAt = moved(event.closesAt, days);
  const first = sittings[0]?.startsAt ?? closesAt;
  return {
    ...event,
    sittings,
    program: event.program.map((part) => ({ ...part, startsAt: moved(part.startsAt, days) })),
    closesAt: closesAt < first ? closesAt : first,
  };
};
