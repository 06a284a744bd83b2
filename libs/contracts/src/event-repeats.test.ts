import { expect, test } from '@jest/globals';
import { type RepeatEvery, repetitionOf } from './event-repeats.ts';
import { romanianMoment } from './romania.ts';

const at = (day: string, time: string) => romanianMoment(day, time).toISOString();
const anEvent = (
  day: string,
  from: string,
  until: string,
  more: { day: string; from: string; until: string }[] = [],
) => ({
  sittings: [{ day, from, until }, ...more].map((one) => ({
    startsAt: at(one.day, one.from),
    endsAt: at(one.day, one.until),
  })),
  program: [{ startsAt: at(day, from) }],
  closesAt: at(day, from),
});
const dateOf = new Intl.DateTimeFormat('ro-RO', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Bucharest',
});
const startsOf = (event: ReturnType<typeof anEvent>, every: RepeatEvery, numbers: number[]) =>
  numbers.map((number) => dateOf.format(new Date(repetitionOf(event, every, number).sittings[0]?.startsAt ?? '')));

test('the hour stays when the clocks change', () => {
  const spring = anEvent('2027-03-22', '10:00', '13:00');
  expect(startsOf(spring, 'week', [1, 2])).toEqual(['29.03.2027, 10:00', '05.04.2027, 10:00']);
  const { sittings, program, closesAt } = repetitionOf(spring, 'week', 1);
  expect(sittings).toEqual([{ startsAt: '2027-03-29T07:00:00.000Z', endsAt: '2027-03-29T10:00:00.000Z' }]);
  expect([program[0]?.startsAt, closesAt]).toEqual(['2027-03-29T07:00:00.000Z', '2027-03-29T07:00:00.000Z']);
  expect(startsOf(anEvent('2026-10-19', '10:00', '13:00'), 'twoWeeks', [1])).toEqual(['02.11.2026, 10:00']);
});

test('a month without the day takes its last day, and the next month has the day again', () => {
  expect(startsOf(anEvent('2027-01-31', '10:00', '13:00'), 'month', [1, 2, 3])).toEqual([
    '28.02.2027, 10:00',
    '31.03.2027, 10:00',
    '30.04.2027, 10:00',
  ]);
  expect(startsOf(anEvent('2027-12-31', '10:00', '13:00'), 'month', [2])).toEqual(['29.02.2028, 10:00']);
});

test('the days of an event stay as far apart as they were', () => {
  const two = anEvent('2027-01-30', '10:00', '13:00', [{ day: '2027-01-31', from: '09:00', until: '11:00' }]);
  expect(repetitionOf(two, 'month', 1).sittings.map(({ startsAt }) => startsAt)).toEqual([
    at('2027-02-28', '10:00'),
    at('2027-03-01', '09:00'),
  ]);
});

test('an event in the hour that is skipped begins later and keeps its length', () => {
  const { sittings, closesAt } = repetitionOf(anEvent('2027-03-21', '03:00', '04:00'), 'week', 1);
  expect(sittings).toEqual([{ startsAt: at('2027-03-28', '04:00'), endsAt: at('2027-03-28', '05:00') }]);
  expect(closesAt).toBe(at('2027-03-28', '04:00'));
});
