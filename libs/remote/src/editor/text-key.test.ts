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

test('a text is known again in the markup that the server has cleaned', () => {
  const written =
    '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Preț</p></th></tr></tbody></table><img src="/a" alt="Pod">';
  const cleaned =
    '<table><tbody><tr><th><p>Preț</p></th></tr></tbody></table><img src="/a" alt="Pod" loading="lazy" />';
  expect(wordsOf({ body: written })).toBe(wordsOf({ body: cleaned }));
  expect(wordsOf({ body: written })).not.toBe(wordsOf({ body: cleaned.replace('Preț', 'Cost') }));
  expect(wordsOf({ body: '<td colspan="2">x</td>' })).not.toBe(wordsOf({ body: '<td>x</td>' }));
});
