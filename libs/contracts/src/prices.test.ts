import { expect, test } from '@jest/globals';
import { priceWithVat } from './prices.ts';

test('a price with VAT is rounded to bani, as the database does', () => {
  expect(priceWithVat(1000, 21)).toBe(1210);
  expect(priceWithVat(99.99, 21)).toBe(120.99);
  expect(priceWithVat(0.5, 11)).toBe(0.56);
  expect(priceWithVat(0.05, 10)).toBe(0.06);
  expect(priceWithVat(1234.56, 0)).toBe(1234.56);
});

test('the largest price the contract allows keeps its bani', () => {
  expect(priceWithVat(999_999_999_999, 21)).toBe(1_209_999_999_998.79);
});

test('without a price there is no price with VAT', () => {
  expect(priceWithVat(null, 21)).toBeNull();
  expect(priceWithVat(Number.NaN, 21)).toBeNull();
});
