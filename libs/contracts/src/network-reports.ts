import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDate, isoDateTime } from './common.ts';
import { COMPARED, NETWORK_FIGURES } from './network-report-words.ts';
import { act, file, operations, read } from './operations.ts';
import { MEMBER_PACKAGES } from './package-names.ts';
import { reportFileState, reportPeriod } from './reports.ts';
import { countyCode } from './taxonomies.ts';

/** Parts of the network's report that can be exported as a table. */
export const NETWORK_TABLES = ['figures', 'funnel', 'counties', 'cohorts', 'packages', 'months'] as const;
export type NetworkTable = (typeof NETWORK_TABLES)[number];

const asked = {
  period: reportPeriod.default('year'),
  /** Period to compare with: the same days a year before, or the period before of equal length. */
  compared: z.enum(COMPARED).default('year'),
  county: countyCode.optional(),
};
export const networkReportQuery = z.strictObject(asked);
export type NetworkReportQuery = z.infer<typeof networkReportQuery>;
export const networkFileQuery = z.strictObject({
  ...asked,
  table: z.enum(NETWORK_TABLES).default('figures'),
  format: z.enum(['csv', 'xlsx']),
});

const figure = z.object({
  /** Null when there is nothing to compute it from. */
  value: z.number().nullable(),
  /** Number of requests, offers, reviews or people from which it is computed, depending on the figure; null for a plain count. */
  of: z.int().nullable(),
  /** The same of the compared period. */
  before: z.number().nullable(),
  beforeOf: z.int().nullable(),
});
export type NetworkFigureValue = z.infer<typeof figure>;

/** Numbers of a county; without requests, organisations and amounts are 0. */
const countyLine = z.object({
  county: countyCode,
  members: z.int(),
  partners: z.int(),
  requests: z.int(),
  /** Lei without VAT. */
  accepted: z.number(),
  /** Number of requests with an accepted offer. Optional until the next release. */
  chosen: z.int().optional(),
});
export type CountyLine = z.infer<typeof countyLine>;

/** Requests from sending to a published review; each number is part of the one before. */
const funnel = z.object({
  requests: z.int(),
  offered: z.int(),
  chosen: z.int(),
  completed: z.int(),
  reviewed: z.int(),
  /** Number of chosen requests whose project is under way or on hold. */
  underWay: z.int(),
});
export type NetworkFunnel = z.infer<typeof funnel>;

/** Organisations that joined in a month, and how many were active in this month and in each one after it, up to the period's end. */
const cohort = z.object({ month: z.string(), organisations: z.int(), active: z.array(z.int()) });
export type NetworkCohort = z.infer<typeof cohort>;

/** What happened in a month (yyyy-mm). */
const networkMonth = z.object({
  month: z.string(),
  requests: z.int(),
  reviews: z.int(),
  downloads: z.int(),
  graduates: z.int(),
  hours: z.number(),
  answers: z.int(),
});
export type NetworkMonth = z.infer<typeof networkMonth>;

/** Members of the period by the package that they have at the computation. */
const packageLine = z.object({
  /** Null for approved members without a package. */
  package: z.enum(MEMBER_PACKAGES).nullable(),
  kind: z.enum(['uat', 'firma']),
  members: z.int(),
});
export type PackageLine = z.infer<typeof packageLine>;

const days = z.object({ from: isoDate, to: isoDate });
export const networkReport = z.object({
  /** Days that are counted; a running period ends with the day of the computation. */
  days,
  compared: days,
  /** The last 30 days of the period, or all of it when it is shorter, in which an organisation counts as active. */
  activeDays: days,
  /** Moment of the computation, one for all figures. */
  computedAt: isoDateTime,
  figures: z.record(z.enum(NETWORK_FIGURES), figure),
  packages: z.array(packageLine),
  counties: z.array(countyLine),
  funnel,
  cohorts: z.array(cohort),
  months: z.array(networkMonth),
});
export type NetworkReport = z.infer<typeof networkReport>;

const person = z.object({ accountId: id, name: z.string() });
/** The report of each month by mail, to members of the association. */
export const networkMail = z.object({
  /** 0 before the first change. */
  version: z.int().min(0),
  isOn: z.boolean(),
  recipients: z.array(person),
  /** Active members of the association. */
  people: z.array(person),
  /** First working day of a month, on which the next one leaves at 08:00. */
  nextOn: isoDate,
  /** Day on which the last one left, and to how many people; null before the first. */
  last: z.object({ on: isoDate, recipients: z.int() }).nullable(),
});
export type NetworkMailView = z.infer<typeof networkMail>;
const RECIPIENTS_MAX = 50;
export const editNetworkMail = z
  .strictObject({
    version: z.int().min(0),
    isOn: z.boolean(),
    recipients: z.array(id).max(RECIPIENTS_MAX, `Alegeți cel mult ${RECIPIENTS_MAX} de persoane.`),
  })
  .refine(({ isOn, recipients }) => !isOn || recipients.length > 0, {
    path: ['recipients'],
    error: 'Alegeți cel puțin o persoană.',
  });
export type EditNetworkMail = z.infer<typeof editNetworkMail>;
/** The mail that would leave now. */
export const networkMailPreview = z.object({ subject: z.string(), paragraphs: z.array(z.string()) });
export type NetworkMailPreview = z.infer<typeof networkMailPreview>;

export const networkReportOperations = operations(['admin'], {
  view: read('/reports', { access: viewers, query: networkReportQuery, view: networkReport }),
  table: file('/reports/file', { access: viewers, query: networkFileQuery }),
  workbook: file('/reports/workbook', { access: viewers, query: networkReportQuery }),
  again: act('network-report.compute', 'POST /reports/compute', {
    access: viewers,
    body: networkReportQuery,
    view: networkReport,
  }),
  file: read('/reports/pdf', { access: viewers, query: networkReportQuery, view: reportFileState }),
  askForFile: act('report.file', 'POST /reports/pdf', {
    access: viewers,
    body: networkReportQuery,
    view: reportFileState,
  }),
  download: file('/reports/pdf/:id', { access: viewers }),
  mail: read('/reports/mail', { access: viewers, view: networkMail }),
  mailPreview: read('/reports/mail/preview', { access: viewers, view: networkMailPreview }),
  editMail: act('network-mail.edit', 'POST /reports/mail', {
    access: editors,
    body: editNetworkMail,
    view: networkMail,
  }),
});
