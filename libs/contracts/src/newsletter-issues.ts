import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { historyEntry, id, isoDateTime, pageOf, paging, type StatusLabel, version, versioned } from './common.ts';
import { pictureView } from './images.ts';
import { subscriberCounts, subscriberList, subscriberQuery } from './newsletter.ts';
import { act, operations, read, upload } from './operations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';

/** Audience of an issue, by the subscriber's account: of an authority, of a firm, or none. */
export const AUDIENCES = ['all', 'uat', 'firma', 'visitor'] as const;
export type NewsletterAudience = (typeof AUDIENCES)[number];
export const AUDIENCE_LABELS: Record<NewsletterAudience, string> = {
  all: 'Toți abonații',
  uat: 'Membri PSP (instituții)',
  firma: 'Parteneri PSP (firme)',
  visitor: 'Abonați fără cont în portal',
};

const segment = {
  audience: z.enum(AUDIENCES),
  countyCode: countyCode.nullable(),
  domain: domainSlug.nullable(),
};
export const segmentView = z.object(segment);
export type NewsletterSegment = z.infer<typeof segmentView>;
export const recipientsQuery = z.strictObject({
  audience: segment.audience.default('all'),
  countyCode: countyCode.optional(),
  domain: domainSlug.optional(),
});
export const recipientsView = z.object({ recipients: z.int() });
export type RecipientsView = z.infer<typeof recipientsView>;

/* Mail headers are single-line. */
const line = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, 'Textul trebuie să fie pe un singur rând.');
export const issueContent = z.strictObject({
  subject: line(150, 'Subiectul poate avea cel mult 150 de caractere.'),
  /** Preview text beside the subject in mail programs. */
  preheader: line(200, 'Textul de previzualizare poate avea cel mult 200 de caractere.'),
  /** HTML; sanitised on write. */
  body: z.string().max(100_000, 'Textul este prea lung.'),
  ...segment,
});
export type IssueContent = z.infer<typeof issueContent>;
export const editIssue = issueContent.extend({ version });
export const scheduleIssue = z.strictObject({ version, at: isoDateTime });

export const ISSUE_STATUSES = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];
export const ISSUE_STATUS: Record<IssueStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  scheduled: { label: 'Programat', tone: 'waiting' },
  sending: { label: 'Se trimite', tone: 'progress' },
  sent: { label: 'Trimis', tone: 'success' },
  cancelled: { label: 'Anulat', tone: 'danger' },
};
export const ISSUE_ACTIONS = ['edit', 'test', 'send', 'schedule', 'unschedule', 'cancel', 'finish'] as const;
export type IssueAction = (typeof ISSUE_ACTIONS)[number];

/** Progress of an issue. `skipped`: not sent because the person unsubscribed or the rest was cancelled. */
export const issueProgress = z.object({
  total: z.int(),
  sent: z.int(),
  failed: z.int(),
  waiting: z.int(),
  skipped: z.int(),
});
export type IssueProgress = z.infer<typeof issueProgress>;

const times = {
  scheduledAt: isoDateTime.nullable(),
  startedAt: isoDateTime.nullable(),
  finishedAt: isoDateTime.nullable(),
  updatedAt: isoDateTime,
};
export const issueItem = z.object({
  id,
  subject: z.string(),
  status: z.enum(ISSUE_STATUSES),
  ...segment,
  ...times,
  progress: issueProgress,
});
export type IssueItem = z.infer<typeof issueItem>;
export const issueQuery = z.strictObject({ ...paging, status: z.enum(['all', ...ISSUE_STATUSES]).default('all') });
export type IssueQuery = z.infer<typeof issueQuery>;

/** `subscribers` ignores the filters. */
export const issueList = pageOf(issueItem).extend({ subscribers: subscriberCounts });
export type IssueList = z.infer<typeof issueList>;

/** Failures by SMTP status or error code. */
const failure = z.object({ error: z.string(), count: z.int() });
export const issueView = issueItem.extend({
  version,
  preheader: z.string(),
  body: z.string(),
  /** Number of recipients if sent now. */
  recipients: z.int(),
  failures: z.array(failure),
  history: z.array(historyEntry),
  actions: z.array(z.enum(ISSUE_ACTIONS)),
});
export type IssueView = z.infer<typeof issueView>;
export const issuePreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type IssuePreview = z.infer<typeof issuePreview>;

const changed = { access: editors, view: issueView };
const step = { ...changed, body: versioned };
/** Subscribers and issues of the newsletter, for ADMIN. */
export const newsletterOperations = operations(['admin'], {
  subscribers: read('/newsletter/subscribers', { access: viewers, query: subscriberQuery, view: subscriberList }),
  recipients: read('/newsletter/recipients', { access: viewers, query: recipientsQuery, view: recipientsView }),
  list: read('/newsletter/issues', { access: viewers, query: issueQuery, view: issueList }),
  view: read('/newsletter/issues/:id', { access: viewers, view: issueView }),
  preview: read('/newsletter/issues/:id/preview', { access: viewers, view: issuePreview }),
  create: act('newsletter-issue.create', 'POST /newsletter/issues', { ...changed, body: issueContent }),
  edit: act('newsletter-issue.edit', 'PUT /newsletter/issues/:id/content', { ...changed, body: editIssue }),
  test: act('newsletter-issue.test', 'POST /newsletter/issues/:id/test', { ...changed, body: z.strictObject({}) }),
  schedule: act('newsletter-issue.schedule', 'POST /newsletter/issues/:id/schedule', {
    ...changed,
    body: scheduleIssue,
  }),
  send: act('newsletter-issue.send', 'POST /newsletter/issues/:id/send', step),
  unschedule: act('newsletter-issue.unschedule', 'POST /newsletter/issues/:id/unschedule', step),
  cancel: act('newsletter-issue.cancel', 'POST /newsletter/issues/:id/cancel', step),
  addPicture: upload('newsletter-issue.addPicture', '/newsletter/issues/:id/pictures', {
    access: editors,
    view: pictureView,
  }),
});
