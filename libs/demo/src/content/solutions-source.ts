import type { Currency } from '@psp/contracts/solutions';
import type { PriceUnit } from '@psp/contracts/solution-names';

/** A solution; prices are without VAT. */
export type SolutionSource = readonly [
  title: string,
  description: string,
  price: readonly [min: number, max: number, currency: Currency, unit: PriceUnit],
  features: readonly string[],
];
