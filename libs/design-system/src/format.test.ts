import { expect, test } from '@jest/globals';
import {
  formatDate,
  formatDateTime,
  formatFileSize,
  formatLei,
  formatNumber,
  formatRating,
  formatRelative,
  formatShortDate,
  plural,
} from './format.tsx';

const cities = { one: 'oraș', few: 'orașe', other: 'orașe' };

test.each([
  [0, '0 orașe'],
  [1, '1 oraș'],
  [2, '2 orașe'],
  [19, '19 orașe'],
  [20, '20 de orașe'],
  [21, '21 de orașe'],
  [100, '100 de orașe'],
  [101, '101 orașe'],
  [119, '119 orașe'],
  [120, '120 de orașe'],
  [1000, '1.000 de orașe'],
])('%i cities are written as %s', (count, expected) => {
  expect(plural(count, cities)).toBe(expected);
});

test('amounts have dots between thousands and bani only when there are any', () => {
  expect(formatLei(15000)).toBe('15.000\u00a0lei');
  expect(formatLei(1000)).toBe('1.000\u00a0lei');
  expect(formatLei(15000.5)).toBe('15.000,50\u00a0lei');
  expect(formatLei(0)).toBe('0\u00a0lei');
});

test.each([
  [0, '1\u00a0kB'],
  [482_133, '471\u00a0kB'],
  [1_048_570, '1\u00a0MB'],
  [1_468_006, '1,4\u00a0MB'],
])('a file of %i bytes has %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

test('numbers and ratings have a decimal comma', () => {
  expect(formatNumber(1234.5)).toBe('1.234,5');
  expect(formatRating(4.9)).toBe('4,9');
  expect(formatRating(5)).toBe('5,0');
});

test('dates are written in Romanian', () => {
  expect(formatDate('2026-03-05')).toBe('5 martie 2026');
  expect(formatShortDate('2026-03-05')).toBe('5 mar.');
});

test('times are in the time zone of Bucharest, in winter and in summer', () => {
  expect(formatDateTime('2026-11-20T10:00:00Z')).toBe('20 noiembrie 2026, 12:00');
  expect(formatDateTime('2026-07-01T21:30:00Z')).toBe('2 iulie 2026, 00:30');
});

const now = '2026-11-20T12:00:00Z';

test.each([
  ['2026-11-20T11:59:40Z', 'acum'],
  ['2026-11-20T11:52:00Z', 'acum 8 minute'],
  ['2026-11-20T11:35:00Z', 'acum 25 de minute'],
  ['2026-11-20T10:00:00Z', 'acum 2 ore'],
  ['2026-11-19T14:40:00Z', 'ieri, 16:40'],
  ['2026-11-18T08:00:00Z', '18 noiembrie'],
  ['2025-11-18T08:00:00Z', '18 noiembrie 2025'],
  ['2026-11-21T10:00:00Z', 'mâine, 12:00'],
  ['2026-11-20T12:30:00Z', 'peste 30 de minute'],
])('%s is formatted as "%s"', (moment, expected) => {
  expect(formatRelative(moment, now)).toBe(expected);
});

test('yesterday begins at midnight in Bucharest, not in Greenwich', () => {
  expect(formatRelative('2026-11-19T21:30:00Z', '2026-11-20T06:00:00Z')).toBe('ieri, 23:30');
  expect(formatRelative('2026-11-19T22:30:00Z', '2026-11-20T06:00:00Z')).toBe('acum 7 ore');
});
