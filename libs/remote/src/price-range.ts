import type { Currency } from '@psp/contracts/solutions';
import { priceStrings as strings } from './strings.ts';

const whole = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Formats a price range: "15.000 – 50.000 lei, fără TVA", "0,35 – 0,90 lei, fără TVA"; a single amount when both are equal.
 */
export function priceRange({ priceMin, priceMax, currency }: Price): string {
  if (priceMax === 0) return strings.free;
  const format = Number.isInteger(priceMin) && Number.isInteger(priceMax) ? whole : cents;
  const ends = priceMin === priceMax ? [priceMin] : [priceMin, priceMax];
  const amount = ends.map((end) => format.format(end)).join(' – ');
  return `${amount}\u00a0${strings.currencies[currency]}, ${strings.withoutVat}`;
}

interface Price {
  priceMin: number;
  priceMax: number;
  currency: Currency;
}
