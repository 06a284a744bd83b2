import type { Currency } from '@psp/contracts/solutions';
import type { PriceUnit } from '@psp/contracts/solution-names';

/** Title, what it is, lowest and highest price without VAT, what the price is for, and what it comprises. */
export type SolutionSource = readonly [
  title: string,
  description: string,
  price: readonly [min: number, max: number, currency: Currency, unit: PriceUnit],
  features: readonly string[],
];
