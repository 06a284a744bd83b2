import { expect, test } from '@jest/globals';
import { keyOf, wordsOf } from './text-key.ts';

const full = { price: 60_000, method: 'În trei etape.', team: '' };

test('two texts are equal only when all fields are', () => {
  expect(keyOf(full)).toBe(keyOf({ ...full }));
  expect(keyOf(full)).not.toBe(keyOf({ ...full, team: 'doi ingineri' }));
});

test('two unreadable numbers are equal, and differ from an emptied one', () => {
  expect(keyOf({ price: Number.NaN })).toBe(keyOf({ price: Number.NaN }));
  expect(keyOf({ price: Number.NaN })).not.toBe(keyOf({ price: null }));
});

test('surrounding spaces are ignored, inner ones are not', () => {
  expect(wordsOf({ ...full, method: ' În trei etape. ' })).toBe(wordsOf(full));
  expect(wordsOf({ ...full, method: 'În  trei etape.' })).not.toBe(wordsOf(full));
});

test('a text equals its sanitised version from the server', () => {
  const written =
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Preț</p></th></tr></tbody></table><img src="/a" alt="Pod">';
  const cleaned =
    '<table><tbody><tr><th><p>Preț</p></th></tr></tbody></table><img src="/a" alt="Pod" loading="lazy" />';
  expect(wordsOf({ body: written })).toBe(wordsOf({ body: cleaned }));
  expect(wordsOf({ body: written })).not.toBe(wordsOf({ body: cleaned.replace('Preț', 'Cost') }));
  expect(wordsOf({ body: '<td colspan="2">x</td>' })).not.toBe(wordsOf({ body: '<td>x</td>' }));
});
