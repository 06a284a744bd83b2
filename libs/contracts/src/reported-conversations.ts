import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDateTime,
  KINDS,
  pageOf,
  paging,
  party,
  searchText,
  type StatusLabel,
  version,
} from './common.ts';
import { attachmentViews } from './files.ts';

/** Reasons to report a message or a conversation to the association. */
export const REPORT_REASONS = ['insult', 'pressure', 'fraud', 'personal_data', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  insult: 'Jigniri sau amenințări',
  pressure: 'Presiuni sau propuneri necinstite',
  fraud: 'Încercare de înșelăciune',
  personal_data: 'Date personale trimise fără drept',
  spam: 'Reclamă sau mesaje repetate',
  other: 'Alt motiv',
};

export const REPORT_STATUSES = ['open', 'dismissed', 'upheld', 'lifted'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_STATUS: Record<ReportStatus, StatusLabel> = {
  open: { label: 'De decis', tone: 'waiting' },
  dismissed: { label: 'Respinsă', tone: 'closed' },
  upheld: { label: 'Conversație suspendată', tone: 'danger' },
  lifted: { label: 'Suspendare ridicată', tone: 'success' },
};

/** `uphold` locks the conversation, `lift` opens it again. */
export const REPORT_ACTIONS = ['dismiss', 'uphold', 'lift'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** Number of messages before and after a reported one that the reporter may include. */
export const REPORTED_NEIGHBOURS = 3;
/** Maximum number of messages of a reported conversation. */
export const REPORTED_MOST = 200;

/** A report of one message of the other side, or of the whole conversation if `messageId` is missing. */
export const reportConversation = z.strictObject({
  messageId: id.nullable().default(null),
  reason: z.enum(REPORT_REASONS, { error: 'Alegeți motivul.' }),
  text: z
    .string()
    .trim()
    .min(1, 'Scrieți ce s-a întâmplat.')
    .max(2000, 'Textul poate avea cel mult 2.000 de caractere.'),
  /** Whether to include a few messages around the reported one. */
  hasNeighbours: z.boolean().default(false),
});
export type ReportConversation = z.input<typeof reportConversation>;

export const reportedQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum([...REPORT_STATUSES, 'all']).default('open'),
});
export type ReportedQuery = z.infer<typeof reportedQuery>;

const known = {
  id,
  status: z.enum(REPORT_STATUSES),
  reason: z.enum(REPORT_REASONS),
  subject: z.string(),
  /** False for a report of the whole conversation. */
  isOfMessage: z.boolean(),
  /** The organisation that reports. */
  reporter: party,
  other: party,
  at: isoDateTime,
};
export const reportedItem = z.object(known);
export type ReportedItem = z.infer<typeof reportedItem>;
/** `waiting` counts the open reports, whatever the filters. Optional until the next release. */
export const reportedList = pageOf(reportedItem).extend({ waiting: z.int().optional() });
export type ReportedList = z.infer<typeof reportedList>;

/** The association's view of a report: only the reported messages, as they were at that time. */
export const reportedView = z.object({
  ...known,
  version,
  text: z.string(),
  /** Kind of the organisation that reports. */
  kind: z.enum(KINDS),
  author: z.string(),
  /** Text of the decision, as notified to the organisations concerned. */
  decision: z.string().nullable(),
  /** Reason of the conversation's current lock; null if it is not locked. */
  locked: z.string().nullable(),
  messages: z.array(
    z.object({
      number: z.int(),
      at: isoDateTime,
      author: z.string(),
      organisation: z.string(),
      /** Whether this message was reported; false for all if the whole conversation was. */
      isReported: z.boolean(),
      body: z.string(),
      attachments: attachmentViews,
    }),
  ),
  history: z.array(historyEntry),
  actions: z.array(z.enum(REPORT_ACTIONS)),
});
export type ReportedView = z.infer<typeof reportedView>;
