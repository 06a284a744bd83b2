/* Without zod, for pages. */

/** How far a declined offer was from the accepted one: cheaper, up to 10 and up to 25 percent dearer, more. */
export const PRICE_RANGES = ['below', 'to10', 'to25', 'over25'] as const;
export type PriceRange = (typeof PRICE_RANGES)[number];
/** Declined offers that there must be: of fewer, a range would tell what one winner asked. */
export const COMPARED_MIN = 3;
