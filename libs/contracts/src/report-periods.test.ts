import { expect, test } from '@jest/globals';
import { daysOf, isReportPeriod, monthsOf, periodSlug } from './report-periods.ts';

// In Romania it is December already.
const NOW = new Date('2026-11-30T22:30:00Z');

test.each([
  ['12', '2026-01-01', '2026-12-31', '12-luni'],
  ['3', '2026-10-01', '2026-12-31', '3-luni'],
  ['36', '2024-01-01', '2026-12-31', '36-luni'],
  ['year', '2026-01-01', '2026-12-31', '2026'],
  ['2023-11..2024-02', '2023-11-01', '2024-02-29', '2023-11-2024-02'],
] as const)('the days of %s', (period, from, to, slug) => {
  expect(daysOf(period, NOW)).toEqual({ from, to });
  expect(periodSlug(period, NOW)).toBe(slug);
});

test.each([
  ['2026-01..2026-01', true],
  ['2022-01..2026-12', true],
  ['2022-01..2027-01', false],
  ['2026-02..2026-01', false],
  ['2026-13..2026-14', false],
  ['2026-01', false],
  ['2026-01..2026-02..2026-03', false],
  ['5', false],
  ['', false],
])('%s is a period: %s', (text, is) => expect(isReportPeriod(text)).toBe(is));

test('a year begins in January', () => expect(monthsOf('year', NOW)).toEqual({ first: '2026-01', last: '2026-12' }));
