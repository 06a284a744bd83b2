import { z } from 'zod';
import { anyone, viewers } from './access.ts';
import { isoDate } from './common.ts';
import { call, operations, read } from './operations.ts';

/** Parts of the portal that are released alone. */
export const REPORTED_AREAS = ['public', 'uat', 'firma', 'admin', 'shell'] as const;
export type ReportedArea = (typeof REPORTED_AREAS)[number];

/**
 * What can fail to load: the registry, a remote's manifest or entry, a remote that the shell may not run, the code of a page,
 * that code after a newer release, and a page that threw while it was drawn.
 */
export const FAILURE_KINDS = ['registry', 'manifest', 'entry', 'incompatible', 'page', 'outdated', 'crashed'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout Shift without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

const area = z.enum(REPORTED_AREAS);
/** Of the area's release; '' when it is not known. */
const version = z.string().regex(/^[\w.-]{0,64}$/);

export const failureReport = z.strictObject({ area, version, kind: z.enum(FAILURE_KINDS) });
export type FailureReport = z.infer<typeof failureReport>;
export const vitalReport = z.strictObject({
  area,
  version,
  name: z.enum(VITALS),
  value: z.number().min(0).max(600_000),
});
export type VitalReport = z.infer<typeof vitalReport>;

/** What a browser tells of itself. Names neither a person nor an address of a page. */
export const browserReport = z.strictObject({
  failures: z.array(failureReport).max(10),
  vitals: z.array(vitalReport).max(20),
});
export type BrowserReport = z.infer<typeof browserReport>;

/** The last seven days, today included. */
export const browserReportView = z.object({
  failures: z.array(
    z.object({ area, version: z.string(), kind: z.enum(FAILURE_KINDS), count: z.int(), lastOn: isoDate }),
  ),
  /** At the 75th percentile; null when no browser has told it. */
  vitals: z.array(
    z.object({
      area,
      version: z.string(),
      visits: z.int(),
      lcp: z.number().nullable(),
      inp: z.number().nullable(),
      cls: z.number().nullable(),
    }),
  ),
  /** Figures of versions that the portal does not have; null when none was told. Optional until the next release. */
  unknown: z.object({ count: z.int(), lastOn: isoDate }).nullable().optional(),
});
export type BrowserReportView = z.infer<typeof browserReportView>;

export const browserReportOperations = operations(['admin'], {
  view: read('/browser-reports', { access: viewers, view: browserReportView }),
});

/** What browsers tell of themselves; the answer does not say whether it was counted. */
export const sentReportOperations = operations(['public'], {
  send: call('POST /browser-reports', { access: anyone, body: browserReport }),
});
