import { expect, test } from '@jest/globals';
import { newPassword, passwordProblems } from './passwords.ts';

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

test('four unrelated words are accepted, short words of a name do not count', () => {
  expect(passwordProblems('cal corect baterie agrafa', ['Ion Pop', 'ion@pop.ro'])).toEqual([]);
});

test('a letter counts once, also if the keyboard encodes it as two characters', () => {
  const sevenLetters = 'ăîâșțéö'.normalize('NFD');
  expect(passwordProblems(sevenLetters)).toEqual(['short']);
  expect(newPassword.safeParse(sevenLetters).success).toBe(false);
  expect(newPassword.parse('ș'.repeat(128).normalize('NFD'))).toBe('ș'.repeat(128));
});
