import { expect, test } from '@jest/globals';
import { romanianMoment } from '@psp/contracts/romania';
import { addWorkingTime, workingMinutesBetween } from './working-time.ts';

const DAYS = { opensAt: 9, closesAt: 18, holidays: new Set(['2026-04-10', '2026-04-13', '2026-11-30', '2026-12-01']) };

/** "2026-03-05 09:00" in Bucharest. */
const at = (text: string): Date => romanianMoment(text.slice(0, 10), text.slice(11));

test.each([
  ['in the middle of a day', '2026-03-05 10:00', 4, '2026-03-05 14:00'],
  ['before hours', '2026-03-05 07:15', 4, '2026-03-05 13:00'],
  ['after hours', '2026-03-05 20:00', 4, '2026-03-06 13:00'],
  ['over the night', '2026-03-05 16:30', 4, '2026-03-06 11:30'],
  ['to the last minute of a day', '2026-03-05 09:00', 9, '2026-03-05 18:00'],
  ['two working days', '2026-03-03 11:20', 18, '2026-03-05 11:20'],
  ['on Friday a minute before closing', '2026-03-06 17:59', 4, '2026-03-09 12:59'],
  ['exactly at closing', '2026-03-06 18:00', 4, '2026-03-09 13:00'],
  ['on Saturday', '2026-03-07 12:00', 4, '2026-03-09 13:00'],
  ['on Sunday night, when clocks go forward', '2026-03-29 02:30', 4, '2026-03-30 13:00'],
  ['over the weekend on which clocks go forward', '2026-03-27 17:00', 18, '2026-03-31 17:00'],
  ['over the weekend on which clocks go back', '2026-10-23 17:00', 4, '2026-10-26 12:00'],
  ['before Easter', '2026-04-09 17:00', 4, '2026-04-14 12:00'],
  ['on a holiday', '2026-11-30 10:00', 4, '2026-12-02 13:00'],
  ['just after midnight of a working day', '2026-12-02 00:10', 4, '2026-12-02 13:00'],
])('%s: %s plus %d hours is %s', (_, start, hours, end) => {
  expect(addWorkingTime(at(start), hours, DAYS)).toEqual(at(end));
  expect(workingMinutesBetween(at(start), at(end), DAYS)).toBe(hours * 60);
});

test('no working time passes at night, or when the end is not after the start', () => {
  expect(workingMinutesBetween(at('2026-03-06 10:00'), at('2026-03-05 10:00'), DAYS)).toBe(0);
  expect(workingMinutesBetween(at('2026-03-05 10:00'), at('2026-03-05 10:00'), DAYS)).toBe(0);
  expect(workingMinutesBetween(at('2026-03-05 18:00'), at('2026-03-06 09:00'), DAYS)).toBe(0);
});

test('a time in Bucharest is two hours ahead of UTC in winter and three in summer', () => {
  expect(at('2026-01-15 09:00').toISOString()).toBe('2026-01-15T07:00:00.000Z');
  expect(at('2026-07-15 09:00').toISOString()).toBe('2026-07-15T06:00:00.000Z');
  expect(at('2026-03-29 00:00').toISOString()).toBe('2026-03-28T22:00:00.000Z');
});

test('other hours count, to midnight too', () => {
  const days = { ...DAYS, opensAt: 20, closesAt: 24 };
  expect(addWorkingTime(at('2026-03-05 10:00'), 5, days)).toEqual(at('2026-03-06 21:00'));
  expect(workingMinutesBetween(at('2026-03-05 22:00'), at('2026-03-06 00:00'), days)).toBe(120);
});
