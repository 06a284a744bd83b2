import { z } from 'zod';
import { id, isoDateTime, pageOf, paging } from './common.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

export const partnerQuery = z.strictObject({
  ...paging,
  q: z.string().trim().max(200).default(''),
  category: domainSlug.optional(),
  county: countyCode.optional(),
});
export type PartnerQuery = z.infer<typeof partnerQuery>;

/** What anybody may know of a firm: no CUI, no personal addresses, no user ids. */
export const partnerItem = z.object({
  id,
  name: z.string(),
  description: z.string(),
  countyCode: countyCode.nullable(),
  locality: z.string(),
  services: z.array(z.string()),
  domains: z.array(domainSlug),
  employees: z.string().nullable(),
  experienceYears: z.int().nullable(),
  verified: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
});
export type PartnerItem = z.infer<typeof partnerItem>;
export const partnerList = pageOf(partnerItem);

export const publicReview = z.object({
  id,
  author: z.string(),
  rating: z.int(),
  quality: z.int(),
  timeliness: z.int(),
  communication: z.int(),
  price: z.int(),
  body: z.string(),
  publishedAt: isoDateTime,
  reply: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReview>;

export const partnerView = partnerItem.extend({
  website: z.string().nullable(),
  memberSince: isoDateTime,
  completedProjects: z.int(),
  reviews: z.array(publicReview),
});
export type PartnerView = z.infer<typeof partnerView>;

/** Figures and the best rated partners of the home page, counted over all rows. */
export const homeView = z.object({
  partners: z.array(partnerItem).max(8),
  authorities: z.int(),
  firms: z.int(),
  completedProjects: z.int(),
});
export type HomeView = z.infer<typeof homeView>;

/** A partner as an authority picks it from a list of suggestions. */
export const partnerOptions = z.object({
  items: z.array(z.object({ id, name: z.string(), county: z.string().nullable() })),
});
export type PartnerOption = z.infer<typeof partnerOptions>['items'][number];
