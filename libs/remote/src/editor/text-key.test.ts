import { expect, test } from '@jest/globals';
import { keyOf, wordsOf } from './text-key.ts';

const full = { price: 60_000, method: 'În trei etape.', team: '' };

test('two texts are the same only when every field is', () => {
  expect(keyOf(full)).toBe(keyOf({ ...full }));
  expect(keyOf(full)).not.toBe(keyOf({ ...full, team: 'doi ingineri' }));
});

test('two numbers that cannot be read are the same, and are not an emptied one', () => {
  expect(keyOf({ price: Number.NaN })).toBe(keyOf({ price: Number.NaN }));
  expect(keyOf({ price: Number.NaN })).not.toBe(keyOf({ price: null }));
});

test('spaces at the ends make no other words', () => {
  expect(wordsOf({ ...full, method: ' În trei etape. ' })).toBe(wordsOf(full));
  expect(wordsOf({ ...full, method: 'În  trei etape.' })).not.toBe(wordsOf(full));
});
