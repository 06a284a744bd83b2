import { z } from 'zod';
import { anyone, viewers } from './access.ts';
import { isoDate } from './common.ts';
import { call, operations, read } from './operations.ts';

/** Parts of the portal that are released separately. */
export const REPORTED_AREAS = ['public', 'uat', 'firma', 'admin', 'shell'] as const;
export type ReportedArea = (typeof REPORTED_AREAS)[number];

/**
 * What can fail: loading the registry, a remote's manifest or entry, running an incompatible remote, loading a page's code, also
 * because of a newer release, and rendering a page.
 */
export const FAILURE_KINDS = ['registry', 'manifest', 'entry', 'incompatible', 'page', 'outdated', 'crashed'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Largest Contentful Paint and Interaction to Next Paint in milliseconds, Cumulative Layout Shift without a unit. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

const area = z.enum(REPORTED_AREAS);
/** Version of the area's release; '' if it is not known. */
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

/** Report of a browser. Contains neither personal data nor page addresses. */
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
  /** Values at the 75th percentile; null without reports. */
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
  /** Reports with versions that the portal does not have; null if there are none. Optional until the next release. */
  unknown: z.object({ count: z.int(), lastOn: isoDate }).nullable().optional(),
});
export type BrowserReportView = z.infer<typeof browserReportView>;

export const browserReportOperations = operations(['admin'], {
  view: read('/browser-reports', { access: viewers, view: browserReportView }),
});

/** Reports of browsers; the response does not reveal whether a report was counted. */
export const sentReportOperations = operations(['public'], {
  send: call('POST /browser-reports', { access: anyone, body: browserReport }),
});
