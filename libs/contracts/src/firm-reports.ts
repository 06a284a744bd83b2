import { z } from 'zod';
import { viewers } from './access.ts';
import { isoDate } from './common.ts';
import { OFFER_STATUSES } from './offers.ts';
import { file, operations, read } from './operations.ts';
import { REVIEW_CRITERIA, type ReviewCriterion } from './review-criteria.ts';
import { PRICE_RANGES } from './price-ranges.ts';
import { reportPeriod, reportQuery } from './reports.ts';
import { domainSlug } from './taxonomies.ts';

/** Parts of a firm's report that can be taken along as a table. */
export const FIRM_TABLES = ['months', 'domains', 'states', 'prices', 'reviews'] as const;
export type FirmTable = (typeof FIRM_TABLES)[number];
export const firmReportFileQuery = z.strictObject({
  period: reportPeriod.default('12'),
  table: z.enum(FIRM_TABLES),
  format: z.enum(['csv', 'xlsx']),
});

/** Of the offers that were submitted then. */
const counts = { offers: z.int(), accepted: z.int(), declined: z.int() };
export type OfferCounts = Record<keyof typeof counts, number>;
/** A month is `yyyy-mm`; every one of the period is there. */
const firmMonth = z.object({ month: z.string(), ...counts });
export type FirmMonth = z.infer<typeof firmMonth>;
const firmDomain = z.object({ domain: domainSlug, ...counts });
export type FirmDomain = z.infer<typeof firmDomain>;
const criterion = z.object({
  mean: z.number(),
  /** How many gave 1, 2, 3, 4 and 5. */
  marks: z.array(z.int()),
});
const criteria = Object.keys(REVIEW_CRITERIA) as [ReviewCriterion, ...ReviewCriterion[]];

/** How a firm does: its offers that were submitted last in the period, and the reviews that were published in it. */
export const firmReportView = z.object({
  /** The first and the last day of the period. */
  from: isoDate,
  to: isoDate,
  figures: z.object({
    ...counts,
    /** Sum of the accepted prices, in lei without VAT. */
    value: z.number(),
    /** How many offers were sent after the firm had opened the request, and the median hours in between; null without one. */
    answers: z.int(),
    medianHours: z.number().nullable(),
  }),
  months: z.array(firmMonth),
  domains: z.array(firmDomain),
  states: z.array(z.object({ status: z.enum(OFFER_STATUSES), offers: z.int() })),
  prices: z.object({
    /** Declined offers to requests of which another was accepted. */
    lost: z.int(),
    /** How many of them by range; null below COMPARED_MIN. */
    ranges: z.record(z.enum(PRICE_RANGES), z.int()).nullable(),
  }),
  reviews: z.object({
    count: z.int(),
    /** Null without one. */
    rating: z.number().nullable(),
    criteria: z.record(z.enum(criteria), criterion).nullable(),
  }),
});
export type FirmReport = z.infer<typeof firmReportView>;

export const firmReportOperations = operations(['firma'], {
  view: read('/reports', { access: viewers, query: reportQuery, view: firmReportView }),
  table: file('/reports/file', { access: viewers, query: firmReportFileQuery }),
});
