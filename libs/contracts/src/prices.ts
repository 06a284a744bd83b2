import { z } from 'zod';

/** The largest price, in lei. */
export const PRICE_MAX = 999_999_999_999;

/** Whether an amount in lei has at most two decimals. Not `multipleOf`, since the serialiser of answers refuses 19.99 as a multiple of 0.01. */
export const isInBani = (lei: number): boolean => Math.round(lei * 100) / 100 === lei;

/** A price in lei without VAT. */
export const priceInLei = z
  .number('Scrieți prețul în cifre, de exemplu 15.000.')
  .min(0.01, 'Prețul trebuie să fie mai mare decât zero.')
  .max(PRICE_MAX, 'Prețul este prea mare.')
  .refine(isInBani, 'Scrieți cel mult două zecimale.');

/** Converts lei with at most two decimals to bani. */
export const baniOf = (lei: number): bigint => BigInt(Math.round(lei * 100));
export const leiOf = (bani: bigint): number => Number(bani) / 100;

/** Quotient of two non-negative integers, rounded half up. */
export const halfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** VAT of an amount in bani, rounded half up to bani. `rate` in percent, with at most two decimals. */
export const vatOf = (bani: bigint, rate: number): bigint => halfUp(bani * BigInt(Math.round(rate * 100)), 10_000n);

/** Price with VAT in lei, rounded half up to bani; null without a price. `vatRate` in percent. */
export function priceWithVat(price: number | null, vatRate: number): number | null {
  if (price === null || !Number.isFinite(price)) return null;
  const bani = baniOf(price);
  return leiOf(bani + vatOf(bani, vatRate));
}
