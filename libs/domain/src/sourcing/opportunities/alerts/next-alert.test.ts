import { expect, test } from '@jest/globals';
import { nextAlert } from './next-alert.ts';

/* In winter Romania is two hours before UTC, in summer three. */
test.each([
  ['now', '2026-11-23T05:59:00Z', '2026-11-23T05:59:00.000Z'],
  ['daily', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
  ['daily', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['daily', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z'],
  ['daily', '2026-03-28T22:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['weekly', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
  ['weekly', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00.000Z'],
  ['weekly', '2026-07-12T23:30:00Z', '2026-07-13T05:00:00.000Z'],
] as const)('%s after %s is %s', (frequency, now, next) => {
  expect(nextAlert(frequency, new Date(now)).toISOString()).toBe(next);
});
