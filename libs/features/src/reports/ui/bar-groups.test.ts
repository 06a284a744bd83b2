import { expect, test } from '@jest/globals';
import { monthBars } from './bar-groups.ts';

test('under the bars of a month stand its short name with a dot and the whole year', () => {
  expect(monthBars('2026-11', [1])).toMatchObject({ label: 'noiembrie 2026', shortLabel: 'nov. 2026' });
  expect(monthBars('2027-05', [1]).shortLabel).toBe('mai 2027');
});
