import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { historyEntry, id, isoDateTime, pageOf, paging, party, searchText, withReason } from './common.ts';
import { exchangeQuestion, exchangeView } from './exchange.ts';
import { EXCHANGE_STAGES, EXCHANGE_STATUSES, OFFICE_STATUSES } from './exchange-names.ts';
import { officeFlag } from './flags.ts';
import { act, file, operations, read } from './operations.ts';
import { countyCode } from './taxonomies.ts';

/** Filters of the association's list; drafts are their authors' alone. */
export const officeExchangeQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(OFFICE_STATUSES).optional(),
  stage: z.enum(EXCHANGE_STAGES).optional(),
  county: countyCode.optional(),
});
export type OfficeExchangeQuery = z.infer<typeof officeExchangeQuery>;

export const officeExchangeItem = z.object({
  id,
  number: z.string(),
  title: z.string(),
  authority: party,
  county: countyCode.nullable(),
  stage: z.enum(EXCHANGE_STAGES),
  status: z.enum(EXCHANGE_STATUSES),
  adoptions: z.int(),
  publishedAt: isoDateTime.nullable(),
  /** Reports that wait for a decision. */
  flags: z.int(),
});
export type OfficeExchangeItem = z.infer<typeof officeExchangeItem>;

export const officeExchangeList = pageOf(officeExchangeItem);

/** A question as the association reads it, also one that it removed. */
const officeQuestion = exchangeQuestion.omit({ isOwn: true, canAnswer: true, canFlag: true }).extend({
  isRemoved: z.boolean(),
  /** Reports of it that wait. */
  flags: z.int(),
  actions: z.array(z.enum(['remove', 'restore'])),
});
export type OfficeQuestion = z.infer<typeof officeQuestion>;

export const officeExchangeView = z.object({
  /** What members read. */
  project: exchangeView,
  /** Why it was taken out, by its author or by the association. */
  reason: z.string().nullable(),
  /** Reports, those that wait first. */
  flags: z.array(
    officeFlag.extend({
      /** The reported question; null for a report of the project. */
      question: z.string().nullable(),
    }),
  ),
  /** Those with reports that wait first; of very many, not all. */
  questions: z.array(officeQuestion),
  /** Number of all of them. */
  questionTotal: z.int(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(['keep', 'remove', 'restore'])),
});
export type OfficeExchangeView = z.infer<typeof officeExchangeView>;

const decision = { access: editors, body: withReason, view: officeExchangeView };
const onQuestion = { ...decision, on: 'exchange-question' } as const;
/** The association's side of the exchange: all projects but drafts, and what it decides on them and on their questions. */
export const officeExchangeOperations = operations(['admin'], {
  list: read('/exchange', { access: viewers, query: officeExchangeQuery, view: officeExchangeList }),
  view: read('/exchange/:id', { access: viewers, view: officeExchangeView }),
  download: file('/exchange/:id/files/:fileId', { access: viewers }),
  keep: act('exchange-project.keep', 'POST /exchange/:id/keep', decision),
  remove: act('exchange-project.remove', 'POST /exchange/:id/remove', decision),
  restore: act('exchange-project.restore', 'POST /exchange/:id/restore', decision),
  removeQuestion: act('exchange-question.remove', 'POST /exchange/questions/:id/remove', onQuestion),
  restoreQuestion: act('exchange-question.restore', 'POST /exchange/questions/:id/restore', onQuestion),
});
