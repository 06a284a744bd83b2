import { expect, test } from '@jest/globals';
import { waitingLabel } from './applications-page.tsx';

/* A quarter to and a quarter past midnight in Bucharest, which is two hours ahead of UTC in winter. */
const LATE = '2026-11-20T21:45:00Z';
const EARLY = '2026-11-20T22:15:00Z';

test.each([
  [LATE, LATE, 'azi'],
  [LATE, EARLY, 'de o zi'],
  [EARLY, '2026-11-21T21:45:00Z', 'azi'],
  [LATE, '2026-11-24T06:00:00Z', 'de 4 zile'],
  [LATE, '2026-12-20T06:00:00Z', 'de 30 de zile'],
  ['2026-03-28T20:00:00Z', '2026-03-29T21:30:00Z', 'de 2 zile'],
])('applied %s, read %s: waits %s, by the days of Romania', (appliedAt, now, expected) => {
  expect(waitingLabel({ status: 'pending', appliedAt }, new Date(now))).toBe(expected);
});

test('an application that was sent back waits for the applicant, a decided one for nobody', () => {
  expect(waitingLabel({ status: 'needs_info', appliedAt: LATE }, new Date(EARLY))).toBe('așteaptă solicitantul');
  expect(waitingLabel({ status: 'approved', appliedAt: LATE }, new Date(EARLY))).toBeNull();
});
