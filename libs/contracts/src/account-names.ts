/* Without zod, for pages that only show names. */

/** The only type of second factor. */
export const FACTOR = 'totp';
