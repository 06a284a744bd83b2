import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { historyEntry, id, isoDate, isoDateTime, party, version, withReason } from './common.ts';
import {
  CONTENT_KINDS,
  CONTEST_ACTIONS,
  CONTEST_MAX,
  DECIDED_ENTITIES,
  DECISION_OUTCOMES,
  DECISION_STATUSES,
  QUEUE_KINDS,
} from './decision-names.ts';
import { act, file, operations, read } from './operations.ts';
import { WAITING_KINDS } from './waiting-kinds.ts';

/** A decision of the association as the author of the content reads it: the statement of reasons. */
export const decisionStatement = z.object({
  id,
  version,
  entity: z.enum(DECIDED_ENTITIES),
  outcome: z.enum(DECISION_OUTCOMES),
  status: z.enum(DECISION_STATUSES),
  reason: z.string(),
  at: isoDateTime,
  /** Until when it may be contested. */
  contestUntil: isoDateTime,
  contest: z.object({ text: z.string(), at: isoDateTime }).nullable(),
  /** What another administrator decided about the contest, or why it ended by itself. */
  answer: z.object({ text: z.string(), at: isoDateTime }).nullable(),
  /** When the association put the content back by itself: the decision is no longer in force. Optional until the next release. */
  restoredAt: isoDateTime.nullable().optional(),
  actions: z.array(z.literal('contest')),
});
export type DecisionStatement = z.infer<typeof decisionStatement>;

/** About which content the decision is: the id of the page that shows it. */
export const statementQuery = z.strictObject({ entity: z.enum(DECIDED_ENTITIES), on: id });
export type StatementQuery = z.infer<typeof statementQuery>;
/** The last decision about it that its author may read; null without one. */
export const statements = z.object({ last: decisionStatement.nullable() });
export type Statements = z.infer<typeof statements>;

export const contestBody = z.strictObject({
  version,
  text: z
    .string()
    .trim()
    .min(1, 'Scrieți de ce contestați decizia.')
    .max(CONTEST_MAX, 'Textul poate avea cel mult 2.000 de caractere.'),
});

/** What the author of content reads of the association's decisions about it, and the one contest of each. */
export const decisionOperations = operations(['uat', 'firma'], {
  last: read('/decisions', { access: viewers, query: statementQuery, view: statements }),
  contest: act('decision.contest', 'POST /decisions/:id/contest', {
    access: editors,
    body: contestBody,
    view: decisionStatement,
  }),
});

/** A contest as the association decides on it. */
export const contestView = z.object({
  id,
  version,
  entity: z.enum(DECIDED_ENTITIES),
  outcome: z.enum(DECISION_OUTCOMES),
  status: z.enum(DECISION_STATUSES),
  title: z.string(),
  /** Id of the page of the content. */
  pageId: id,
  /** Optional until the next release. */
  recordId: id.optional(),
  organisation: party,
  reason: z.string(),
  decidedBy: z.string(),
  /** The reader took the decision, so that another administrator decides on the contest. */
  isOwn: z.boolean(),
  decidedAt: isoDateTime,
  text: z.string(),
  contestedAt: isoDateTime,
  /** `by` is null where the contest ended by itself. */
  answer: z.object({ text: z.string(), by: z.string().nullable(), at: isoDateTime }).nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(CONTEST_ACTIONS)),
});
export type ContestView = z.infer<typeof contestView>;

/** Where a page of the queue begins: after the item with this time and id. */
const after = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f-]{36}$/)
  .optional();
export const queueQuery = z.strictObject({ kind: z.enum(['all', ...QUEUE_KINDS]).default('all'), after });
export type QueueQuery = z.infer<typeof queueQuery>;
export const queueItem = z.object({
  kind: z.enum(WAITING_KINDS),
  id,
  title: z.string(),
  organisation: z.string().nullable(),
  excerpt: z.string(),
  since: isoDateTime,
});
export type QueueItem = z.infer<typeof queueItem>;
/** Items of all kinds that wait, the oldest first. */
export const moderationQueue = z.object({
  items: z.array(queueItem),
  /** Begins the next page; null at the end. */
  next: z.string().nullable(),
  /** Number of waiting records of each kind, up to TOTAL_LIMIT + 1. */
  counts: z.record(z.enum(QUEUE_KINDS), z.int()),
  /** Number of records in the list. */
  total: z.int(),
});
export type ModerationQueue = z.infer<typeof moderationQueue>;

/** Decided content, the newest first. */
export const decidedQuery = z.strictObject({
  kind: z.enum(['all', ...CONTENT_KINDS]).default('all'),
  outcome: z.enum(['all', ...DECISION_OUTCOMES]).default('all'),
  after,
});
export type DecidedQuery = z.infer<typeof decidedQuery>;
export const decidedItem = z.object({
  id,
  kind: z.enum(CONTENT_KINDS),
  entity: z.enum(DECIDED_ENTITIES),
  pageId: id,
  /** Optional until the next release. */
  recordId: id.optional(),
  title: z.string(),
  organisation: z.string(),
  outcome: z.enum(DECISION_OUTCOMES),
  status: z.enum(DECISION_STATUSES),
  reason: z.string().nullable(),
  by: z.string(),
  at: isoDateTime,
});
export type DecidedItem = z.infer<typeof decidedItem>;
export const decidedList = z.object({ items: z.array(decidedItem), next: z.string().nullable() });
export type DecidedList = z.infer<typeof decidedList>;

/** Decisions from one day to another, in Romania, both included; all of them without. */
export const figuresQuery = z.strictObject({ from: isoDate.optional(), to: isoDate.optional() });
export type FiguresQuery = z.infer<typeof figuresQuery>;
export const figuresRow = z.object({
  /** First day of the month. Null in the sums. */
  month: z.string().nullable(),
  /** Null for all kinds together. */
  kind: z.enum(CONTENT_KINDS).nullable(),
  total: z.int(),
  approved: z.int(),
  returned: z.int(),
  refused: z.int(),
  removed: z.int(),
  kept: z.int(),
  /** Hours from the beginning of the wait to the decision, of what waited; null where nothing did. */
  median: z.number().nullable(),
  p90: z.number().nullable(),
  contested: z.int(),
  upheld: z.int(),
  reversed: z.int(),
  /** Ended without a decision. */
  moot: z.int(),
});
export type FiguresRow = z.infer<typeof figuresRow>;
/** `rows`: by month and kind, the newest first. `sums`: by kind, then all together. */
export const decisionFigures = z.object({ rows: z.array(figuresRow), sums: z.array(figuresRow) });
export type DecisionFigures = z.infer<typeof decisionFigures>;

const answer = { access: editors, body: withReason, view: contestView };
/** The one queue of moderation, what was decided, and contests. */
export const moderationQueueOperations = operations(['admin'], {
  queue: read('/moderation/queue', { access: viewers, query: queueQuery, view: moderationQueue }),
  decided: read('/moderation/decided', { access: viewers, query: decidedQuery, view: decidedList }),
  figures: read('/moderation/figures', { access: viewers, query: figuresQuery, view: decisionFigures }),
  figuresFile: file('/moderation/figures.csv', { access: viewers, query: figuresQuery }),
  contest: read('/moderation/contests/:id', { access: viewers, view: contestView }),
  uphold: act('decision.uphold', 'POST /moderation/contests/:id/uphold', answer),
  reverse: act('decision.reverse', 'POST /moderation/contests/:id/reverse', answer),
  close: act('decision.close', 'POST /moderation/contests/:id/close', answer),
});
