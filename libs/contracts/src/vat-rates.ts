/** VAT rates in Romania since 1 August 2025 (Legea 141/2025), in percent: standard, reduced, zero. */
export const VAT_RATES = [21, 11, 0] as const;
export const isVatRate = (rate: number): boolean => VAT_RATES.some((known) => known === rate);
