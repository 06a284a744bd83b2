import { z } from 'zod';
import { isoDate, pageOf, paging, searchText } from './common.ts';
import { partnerItem } from './partners.ts';
import { marketItem } from './solutions.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** Sort orders of a member's marketplace; the first is the default. */
export const MEMBER_SORTS = ['suited', 'rating', 'price', 'newest'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
/** Filter values for the minimum rating of a firm. */
export const LEAST_RATINGS = ['4.5', '4', '3'] as const;
/** `any`, or a part of a certificate's name; migration 0041 stores them with each firm in this order. */
export const CERTIFICATES = ['any', '9001', '14001', '27001', '37001', '45001'] as const;
/** Filter values for the maximum median time to an offer, in hours. */
export const RESPONSES = ['24', '72', '168'] as const;
/** Price bands in lei, without VAT: from, and below; migration 0041 stores the bands of each firm. */
export const PRICE_BANDS = {
  low: [0, 5000],
  middle: [5000, 25_000],
  high: [25_000, 100_000],
  highest: [100_000, 999_999_999],
} as const satisfies Record<string, readonly [number, number]>;
export type PriceBand = keyof typeof PRICE_BANDS;
/** Lei per euro, to compare prices in both currencies; shown on the screen. */
export const LEI_PER_EURO = 5;
/** Maximum number of firms compared side by side. */
export const COMPARED_MAX = 4;

const bands = Object.keys(PRICE_BANDS) as [PriceBand, ...PriceBand[]];

const filters = {
  ...paging,
  q: searchText,
  category: domainSlug.optional(),
  county: countyCode.optional(),
  rating: z.enum(LEAST_RATINGS).optional(),
  price: z.enum(bands).optional(),
  sort: z.enum(MEMBER_SORTS).default('suited'),
};

export const memberSolutionQuery = z.strictObject({
  ...filters,
  /** Only the authority's favourites. */
  favourites: z.literal('1').optional(),
});
export type MemberSolutionQuery = z.infer<typeof memberSolutionQuery>;

export const memberPartnerQuery = z.strictObject({
  ...filters,
  certificate: z.enum(CERTIFICATES).optional(),
  response: z.enum(RESPONSES).optional(),
  /** Only the authority's favourites. */
  favourites: z.literal('1').optional(),
});
export type MemberPartnerQuery = z.infer<typeof memberPartnerQuery>;

const memberPartner = partnerItem.extend({
  isFavourite: z.boolean(),
  portfolioCount: z.int(),
  /** Median hours to an offer; null below three offers. */
  responseHours: z.number().nullable(),
  /** Special offer valid today, the one that ends first. */
  offer: z.object({ title: z.string(), validUntil: isoDate.nullable() }).nullable(),
});
export type MemberPartner = z.infer<typeof memberPartner>;

/** Domains of the authority's open requests, used by the order `suited`. */
const suitedTo = z.array(domainSlug);

export const memberPartnerList = pageOf(memberPartner).extend({ favourites: z.int(), suitedTo });
export type MemberPartnerList = z.infer<typeof memberPartnerList>;

export const memberSolutionList = pageOf(marketItem).extend({ suitedTo });
export type MemberSolutionList = z.infer<typeof memberSolutionList>;
