import { expect, test } from '@jest/globals';
import { passwordProblems } from './passwords.ts';

test.each([
  ['scurta', [], ['short']],
  ['aaaaaaaaaaaaab', [], ['repeated']],
  ['qwertyuiop#2026', [], ['sequence']],
  ['654321-cheia-mea', [], ['sequence']],
  ['Munteanu#crinii', ['Ioana Munteanu'], ['personal']],
  ['muncă la șelimbar', ['Comuna Șelimbăr'], ['personal']],
] as const)('%s with %j: %j', (password, personal, reasons) => {
  expect(passwordProblems(password, personal)).toEqual(reasons);
});

test('four unrelated words are fine, short words of a name do not count', () => {
  expect(passwordProblems('cal corect baterie agrafa', ['Ion Pop', 'ion@pop.ro'])).toEqual([]);
});
