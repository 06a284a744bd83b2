import { z } from 'zod';
import { anyone } from './access.ts';
import { id, isoDate, isoDateTime, pageOf, paging, searchText } from './common.ts';
import { attachmentViews } from './files.ts';
import { pictureView } from './images.ts';
import { PARTNER_SORTS } from './lists.ts';
import { call, file, operations, read } from './operations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** Minimum number of offers for a response time. */
export const MIN_ANSWERS = 3;
/** Maximum projects listed in a profile, newest first; all are counted. */
export const SHOWN_PROJECTS = 50;

export const partnerQuery = z.strictObject({
  ...paging,
  q: searchText,
  category: domainSlug.optional(),
  county: countyCode.optional(),
  sort: z.enum(PARTNER_SORTS).default('rating'),
});
export type PartnerQuery = z.infer<typeof partnerQuery>;

/** Public data of a firm: no CUI, no personal addresses, no user ids. */
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
  logo: pictureView.nullable(),
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

export const publicReviews = pageOf(publicReview);
export const reviewQuery = z.strictObject(paging);

const certificate = z.object({
  id,
  name: z.string(),
  issuer: z.string(),
  issuedOn: isoDate.nullable(),
  validUntil: isoDate.nullable(),
  /** Always false, since ended certificates are not shown. Read by the previous release. */
  expired: z.boolean(),
  /** Whether the firm has uploaded the document, visible or not. Optional until the next release. */
  isFiled: z.boolean().optional(),
  /** Files that visitors may read. */
  files: attachmentViews,
});
const portfolioItem = z.object({
  id,
  name: z.string(),
  beneficiary: z.string(),
  /** In lei, without VAT. */
  budget: z.number().nullable(),
  year: z.int(),
  description: z.string(),
  /** Name of the authority that has confirmed it. */
  confirmedBy: z.string().nullable(),
});
/** A completed project; no title when the request was visible to invited firms only. */
const finishedProject = z.object({
  id,
  title: z.string().nullable(),
  category: domainSlug.nullable(),
  authority: z.string(),
  completedAt: isoDateTime,
});
const teamMember = z.object({ id, name: z.string(), position: z.string(), experience: z.string() });
const discount = z.object({ id, title: z.string(), description: z.string(), validUntil: isoDate.nullable() });

export const partnerView = partnerItem.extend({
  website: z.string().nullable(),
  industry: z.string().nullable(),
  industryName: z.string().nullable(),
  foundedYear: z.int().nullable(),
  /** Number of projects that the firm can work on at the same time. */
  capacity: z.int().nullable(),
  specializations: z.array(z.string()),
  servedCounties: z.array(countyCode),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  memberSince: isoDateTime,
  completedProjects: z.int(),
  /** Median hours from seeing a request to sending an offer; null below three offers. */
  responseTime: z.object({ answers: z.int(), medianHours: z.number().nullable() }),
  certificates: z.array(certificate),
  portfolio: z.array(portfolioItem),
  projects: z.array(finishedProject),
  team: z.array(teamMember),
  discounts: z.array(discount),
  reviews: z.array(publicReview),
});
export type PartnerView = z.infer<typeof partnerView>;

/** Partners in a suggestion list. */
export const partnerOptions = z.object({
  items: z.array(z.object({ id, name: z.string(), county: z.string().nullable() })),
});
export type PartnerOption = z.infer<typeof partnerOptions>['items'][number];

const shown = { access: anyone, topics: ['partners'] } as const;
/** The public partners and their profiles. */
export const publicPartnerOperations = operations(['public'], {
  list: read('/partners', { ...shown, query: partnerQuery, view: partnerList }),
  view: read('/partners/:id', { ...shown, view: partnerView }),
  countView: call('POST /partners/:id/views', { access: anyone, body: z.strictObject({}) }),
  reviews: read('/partners/:id/reviews', { ...shown, query: reviewQuery, view: publicReviews }),
  certificateFile: file('/certificates/:id/attachments/:fileId', { access: anyone }),
});
