/* Without zod, for pages that only show names. */

/** The one second factor. */
export const FACTOR = 'totp';
