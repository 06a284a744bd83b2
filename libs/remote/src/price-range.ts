import type { Currency } from '@psp/contracts/solutions';
import { priceStrings as strings } from './strings.ts';

const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a price range without the VAT note: "15.000 – 50.000 lei", "0,35 – 0,90 lei"; a single amount when both are equal. */
export function amountRange({ priceMin, priceMax, currency }: Price): string {
  const format = Number.isInteger(priceMin) && Number.isInteger(priceMax) ? whole : cents;
  const ends = priceMin === priceMax ? [priceMin] : [priceMin, priceMax];
  const amount = ends.map((end) => format.format(end)).join(' – ');
  return `${amount}\u00a0${strings.currencies[currency]}`;
}

/** Formats a price range with the VAT note: "15.000 – 50.000 lei, fără TVA"; "Gratuit" when the maximum is 0. */
export const priceRange = (price: Price): string =>
  price.priceMax === 0 ? strings.free : `${amountRange(price)}, ${strings.withoutVat}`;

interface Price {
  priceMin: number;
  priceMax: number;
  currency: Currency;
}
