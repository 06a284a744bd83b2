/* Without zod, for pages. */

/** Price of a declined offer relative to the accepted one: lower, up to 10 % higher, up to 25 % higher, more. */
export const PRICE_RANGES = ['below', 'to10', 'to25', 'over25'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];
/** Minimum number of declined offers for price ranges: with fewer, a range would reveal the price of a single winner. */
export const COMPARED_MIN = 3;
