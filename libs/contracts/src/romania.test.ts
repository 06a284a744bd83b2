import { expect, test } from '@jest/globals';
import { romanianDay, romanianMoment, romanianTime } from './romania.ts';

test.each([
  ['2026-01-15', '09:30', '2026-01-15T07:30:00.000Z'],
  ['2026-07-15', '09:30', '2026-07-15T06:30:00.000Z'],
  ['2026-01-01', '00:00', '2025-12-31T22:00:00.000Z'],
  // Clocks go forward on 29 March and back on 25 October, at 03:00 and 04:00.
  ['2026-03-29', '02:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '04:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '05:00', '2026-10-25T03:00:00.000Z'],
])('%s at %s in Romania is %s', (day, time, moment) => expect(romanianMoment(day, time).toISOString()).toBe(moment));

test('day and hour are in Romanian time', () => {
  expect(romanianDay(new Date('2026-03-05T22:30:00Z'))).toBe('2026-03-06');
  expect(romanianTime(new Date('2026-03-05T22:30:00Z'))).toBe('00:30');
});
