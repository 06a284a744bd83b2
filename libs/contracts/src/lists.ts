/** Rows on a page of a list. */
export const PAGE_SIZE = 20;

/** Sort orders of the partners; the first is the default. */
export const PARTNER_SORTS = ['rating', 'name', 'newest'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];
