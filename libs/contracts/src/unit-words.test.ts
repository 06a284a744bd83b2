import { expect, test } from '@jest/globals';
import { aLine } from './testing/offer-lines.ts';
import { ratesOf } from './offer-lines.ts';
import { quantityWithUnit } from './unit-words.ts';

test.each([
  [12, 'lună', '12 luni'],
  [12, 'LUNA', '12 luni'],
  [18, 'zi', '18 zile'],
  [1, 'zile', '1 zi'],
  [20, 'zile', '20 de zile'],
  [120, 'bucată', '120 de bucăți'],
  [22, 'circuit', '22 de circuite'],
  [2, 'integrare', '2 integrări'],
  [2.5, 'oră', '2.5 ore'],
  [20.5, 'oră', '20.5 ore'],
  [40, 'buc.', '40 buc.'],
  [3, '', '3'],
])('%d %j is said as %j', (quantity, unit, said) => {
  expect(quantityWithUnit(quantity, String(quantity), unit)).toBe(said);
});

test('the rates of an offer are the entered ones, never their mean', () => {
  expect(ratesOf({ vatRate: 14.33, lines: [aLine({ vatRate: 21 }), aLine({ vatRate: 11 }), aLine()] })).toEqual([
    11, 21,
  ]);
  expect(ratesOf({ vatRate: 11, lines: null })).toEqual([11]);
});
