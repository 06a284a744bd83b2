import { expect, test } from '@jest/globals';
import { monthBars } from './bar-groups.ts';

test('the bars of a month are labelled with its short name and the full year', () => {
  expect(monthBars('2026-11', [1])).toMatchObject({ label: 'noiembrie 2026', shortLabel: 'nov. 2026' });
  expect(monthBars('2027-05', [1]).shortLabel).toBe('mai 2027');
});
