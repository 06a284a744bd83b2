import { expect, test } from '@jest/globals';
import { endOfDay } from './clock.ts';

test.each([
  ['a winter day', '2026-11-20T10:00:00Z', '2026-11-20T21:59:00.000Z'],
  ['a summer day', '2026-07-20T10:00:00Z', '2026-07-20T20:59:00.000Z'],
  ['after midnight in Romania, before it in UTC', '2026-11-20T22:30:00Z', '2026-11-21T21:59:00.000Z'],
  ['the day on which the clocks go back', '2026-10-24T21:30:00Z', '2026-10-25T21:59:00.000Z'],
])('the end of %s is its last minute in Bucharest', (_name, moment, end) => {
  expect(endOfDay(new Date(moment)).toISOString()).toBe(end);
});
