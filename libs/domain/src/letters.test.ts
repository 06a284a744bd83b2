import { expect, test } from '@jest/globals';
import { romanianLetters } from './letters.ts';

test('combining marks are joined to their letters, and a cedilla becomes a comma', () => {
  expect(romanianLetters('Șelimbăr, ţărăncuţă'.normalize('NFD'))).toBe('Șelimbăr, țărăncuță');
});

test('a letter keeps thirty marks, more than any language writes', () => {
  const marked = (count: number) => `a${'\u0331'.repeat(count)}b\u0301 c`;
  expect(romanianLetters(marked(30))).toBe(marked(30).normalize('NFC'));
  expect(romanianLetters(marked(31))).toBe(marked(30).normalize('NFC'));
  const astral = '\u{1D165}'.repeat(40);
  expect(romanianLetters(astral)).toBe('\u{1D165}'.repeat(30));
});

/* Normalisation sorts the marks of one letter in quadratic time: seconds for the longest request body. */
test('a text that consists of combining marks is normalised within half a second', () => {
  const text = `a${'\u0323\u0301'.repeat(60_000)}`;
  const before = process.cpuUsage();
  expect(romanianLetters(text).length).toBe(30);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
