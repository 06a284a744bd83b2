import { expect, test } from '@jest/globals';
import { aroundPlace, placesIn } from './places.ts';

const words = (text: string): string[] => placesIn(text).map((place) => place.words);

test.each([
  ['[număr] gospodării din [anii]', ['[număr]', '[anii]']],
  ['cofinanțarea: [da / în pregătire]', ['[da / în pregătire]']],
  ['Valoarea: ________ lei', ['________']],
  ['Subsemnatul ........... din ……', ['...........', '……']],
  ['[ ] da', ['[ ]']],
])('%s has places to fill in', (text, found) => {
  expect(words(text)).toEqual(found);
});

test.each([
  'conform art. 5 [1]',
  'fișierul plan_general__final_2.pdf',
  '[ghidul](https://anap.gov.ro)',
  'Punct. Apoi... și…',
  '[x] da',
  'rând [început\nrând] sfârșit',
])('%s has none', (text) => {
  expect(words(text)).toEqual([]);
});

test('a place is described by the words around it', () => {
  const text = 'Ce avem\nserviciile pentru cele [număr] gospodării din satele comunei noastre și altele';
  expect(placesIn(text).map((place) => aroundPlace(text, place))).toEqual([
    'serviciile pentru cele [număr] gospodării din satele',
  ]);
});

test('a text of only brackets is parsed quickly', () => {
  expect(placesIn('['.repeat(20_000))).toEqual([]);
  expect(placesIn('_'.repeat(20_000))).toHaveLength(1);
});
