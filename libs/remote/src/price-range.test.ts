import { expect, test } from '@jest/globals';
import { priceRange } from './price-range.ts';

test.each([
  [15_000, 50_000, 'RON', '15.000 – 50.000 lei, fără TVA'],
  [1000, 5000, 'EUR', '1.000 – 5.000 EUR, fără TVA'],
  [0.35, 0.9, 'RON', '0,35 – 0,90 lei, fără TVA'],
  [450, 450, 'RON', '450 lei, fără TVA'],
  [0, 0, 'RON', 'Gratuit'],
] as const)('%d to %d %s reads as a price without VAT', (priceMin, priceMax, currency, text) => {
  expect(priceRange({ priceMin, priceMax, currency }).replaceAll('\u00a0', ' ')).toBe(text);
});
