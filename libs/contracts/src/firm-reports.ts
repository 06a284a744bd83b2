import { z } from 'zod';
import { viewers } from './access.ts';
import { isoDate } from './common.ts';
import { OFFER_STATUSES } from './offer-names.ts';
import { file, operations, read } from './operations.ts';
import { REVIEW_CRITERIA, type ReviewCriterion } from './review-criteria.ts';
import { firmComparison } from './report-comparisons.ts';
import { PRICE_RANGES } from './price-ranges.ts';
import { reportPeriod, reportQuery } from './reports.ts';
import { domainSlug } from './taxonomies.ts';

/** Parts of a firm's report that can be exported as a table. */
export const FIRM_TABLES = ['months', 'domains', 'states', 'prices', 'reviews', 'comparison'] as const;
export type FirmTable = (typeof FIRM_TABLES)[number];
export const firmReportFileQuery = z.strictObject({
  period: reportPeriod.default('12'),
  table: z.enum(FIRM_TABLES),
  format: z.enum(['csv', 'xlsx']),
});

/** Counts of the offers submitted in the period. */
const counts = { offers: z.int(), accepted: z.int(), declined: z.int() };
export type OfferCounts = Record<keyof typeof counts, number>;
/** A month, `yyyy-mm`; the report has all months of the period. */
const firmMonth = z.object({ month: z.string(), ...counts });
export type FirmMonth = z.infer<typeof firmMonth>;
const firmDomain = z.object({ domain: domainSlug, ...counts });
export type FirmDomain = z.infer<typeof firmDomain>;
const criterion = z.object({
  mean: z.number(),
  /** Number of reviews with the marks 1, 2, 3, 4 and 5. */
  marks: z.array(z.int()),
});
const criteria = Object.keys(REVIEW_CRITERIA) as [ReviewCriterion, ...ReviewCriterion[]];

/** Report of a firm: offers whose last submission is in the period, and reviews published in it. */
export const firmReportView = z.object({
  /** The first and the last day of the period. */
  from: isoDate,
  to: isoDate,
  figures: z.object({
    ...counts,
    /** Sum of the accepted prices, in lei without VAT. */
    value: z.number(),
    /**
     * Number of offers submitted after the firm had opened the request, and the median hours in between; null if there are none.
     */
    answers: z.int(),
    medianHours: z.number().nullable(),
  }),
  months: z.array(firmMonth),
  domains: z.array(firmDomain),
  states: z.array(z.object({ status: z.enum(OFFER_STATUSES), offers: z.int() })),
  prices: z.object({
    /** Number of declined offers to requests that accepted another one. */
    lost: z.int(),
    /** Number of them by price range; null below COMPARED_MIN. */
    ranges: z.record(z.enum(PRICE_RANGES), z.int()).nullable(),
  }),
  reviews: z.object({
    count: z.int(),
    /** Mean rating; null without reviews. */
    rating: z.number().nullable(),
    criteria: z.record(z.enum(criteria), criterion).nullable(),
  }),
  comparison: firmComparison,
});
export type FirmReport = z.infer<typeof firmReportView>;

export const firmReportOperations = operations(['firma'], {
  view: read('/reports', { access: viewers, query: reportQuery, view: firmReportView }),
  table: file('/reports/file', { access: viewers, query: firmReportFileQuery }),
});
