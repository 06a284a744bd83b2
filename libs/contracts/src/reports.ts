import { z } from 'zod';
import { anyone, viewers } from './access.ts';
import { id, isoDateTime, party } from './common.ts';
import { oneClickLink, oneClickPress, withToken } from './one-click.ts';
import { act, call, file, operations, read } from './operations.ts';
import { authorityComparison } from './report-comparisons.ts';
import { isReportPeriod, NAMED_PERIODS } from './report-periods.ts';
import { domainSlug } from './taxonomies.ts';

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
export const reportPeriod = z
  .union([z.enum(NAMED_PERIODS), z.templateLiteral([month, '..', month])])
  .refine(isReportPeriod, 'Alegeți o perioadă de cel mult 60 de luni.');
export const reportQuery = z.strictObject({ period: reportPeriod.default('12') });
/** Parts of an authority's report that can be exported as a table. */
export const REPORT_TABLES = ['months', 'domains', 'partners', 'comparison'] as const;
export type ReportTable = (typeof REPORT_TABLES)[number];
export const reportFileQuery = reportQuery.extend({
  table: z.enum(REPORT_TABLES),
  format: z.enum(['csv', 'xlsx']),
});

/** Amounts of the requests sent in the period, in lei without VAT. */
const money = {
  requests: z.int(),
  /** Sum of the highest budgets. */
  requested: z.number(),
  /** Sum of the mean price of each request's opened offers. */
  offered: z.number(),
  /** Sum of the accepted prices. */
  accepted: z.number(),
};

/** A report as PDF; neither ready nor failed while the worker builds it. */
const reportFile = z.object({
  id,
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  /** In bytes. */
  size: z.int().nullable(),
});
export type ReportFile = z.infer<typeof reportFile>;
export const reportFileState = z.object({ file: reportFile.nullable() });
export type ReportFileState = z.infer<typeof reportFileState>;
export const askReportFile = z.strictObject({ period: reportPeriod });

/** Whether the person gets monthly reports, and their address. */
export const reportMail = z.object({ isOn: z.boolean(), email: z.string() });
export type ReportMail = z.infer<typeof reportMail>;

/** A month, `yyyy-mm`; the report has all months of the period. */
const monthLine = z.object({ month: z.string(), ...money });
export type MonthLine = z.infer<typeof monthLine>;
const domainLine = z.object({ domain: domainSlug, ...money });
export type DomainLine = z.infer<typeof domainLine>;
const partnerLine = z.object({
  partner: party,
  /** Number of opened offers. */
  offers: z.int(),
  accepted: z.int(),
  value: z.number(),
  completed: z.int(),
  /** Number of completed projects delivered on time; null if none had a due date. */
  onTime: z.int().nullable(),
  /** Mean of the authority's own published marks. */
  rating: z.number().nullable(),
});
export type PartnerLine = z.infer<typeof partnerLine>;

export const reportView = z.object({
  figures: z.object({
    ...money,
    /** Mean number of opened offers per opened request; null without one. */
    offersPerRequest: z.number().nullable(),
    /** Median days from sending to accepting, and to completing. */
    daysToAccepted: z.number().nullable(),
    daysToCompleted: z.number().nullable(),
    /** Sum of first upper budget minus accepted price, over requests that have both; null without one. */
    savings: z.number().nullable(),
    /** Number of these requests. */
    savingsOf: z.int(),
  }),
  months: z.array(monthLine),
  domains: z.array(domainLine),
  partners: z.array(partnerLine),
  comparison: authorityComparison,
});
export type ReportView = z.infer<typeof reportView>;

const mail = { access: viewers, body: z.strictObject({}), view: reportMail };
/** The report as PDF, built by the worker, and as a monthly mail. */
export const reportFileOperations = operations(['uat', 'firma'], {
  file: read('/reports/pdf', { access: viewers, query: reportQuery, view: reportFileState }),
  askForFile: act('report.file', 'POST /reports/pdf', { access: viewers, body: askReportFile, view: reportFileState }),
  download: file('/reports/pdf/:id', { access: viewers }),
  mail: read('/reports/mail', { access: viewers, view: reportMail }),
  startMail: act('report-mail.start', 'POST /reports/mail/start', mail),
  stopMail: act('report-mail.stop', 'POST /reports/mail/stop', mail),
});
export const reportOperations = operations(['uat'], {
  view: read('/reports', { access: viewers, query: reportQuery, view: reportView }),
  table: file('/reports/file', { access: viewers, query: reportFileQuery }),
});

/** Stops monthly reports, for the holder of a mailed link. */
export const reportMailOperations = operations(['public'], {
  stop: call('POST /report-mails/stop', { access: anyone, body: withToken, view: z.object({}) }),
});
export const reportMailOneClick = operations(['public'], {
  press: call('POST /report-mails/unsubscribe', oneClickPress),
  open: file('/report-mails/unsubscribe', oneClickLink),
});
