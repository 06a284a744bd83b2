import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { historyEntry, id, isoDateTime, party, version, withReason } from './common.ts';
import { officeFlag } from './flags.ts';
import { act, operations, read } from './operations.ts';
import { marks, type ReviewStatus } from './reviews.ts';

/** Statuses of reviews that the association sees; a hidden review is visible only to its author. */
export const MODERATED_REVIEW_STATUSES = ['published', 'replied', 'removed'] as const satisfies ReviewStatus[];
export const MODERATED_REVIEW_ACTIONS = ['keep', 'remove', 'restore'] as const;
export type ModeratedReviewAction = (typeof MODERATED_REVIEW_ACTIONS)[number];

/** A published or removed review as the association decides on it. */
export const moderatedReviewView = z.object({
  id,
  version,
  status: z.enum(MODERATED_REVIEW_STATUSES),
  project: z.object({ id, number: z.string(), title: z.string() }),
  author: party,
  /** The reviewed organisation. */
  subject: party,
  ...marks,
  body: z.string(),
  reply: z.string().nullable(),
  publishedAt: isoDateTime,
  /** Reports, those that wait first. */
  flags: z.array(officeFlag),
  history: z.array(historyEntry),
  actions: z.array(z.enum(MODERATED_REVIEW_ACTIONS)),
});
export type ModeratedReviewView = z.infer<typeof moderatedReviewView>;

const decision = { access: editors, body: withReason, view: moderatedReviewView };
/** What the association decides on reviews. */
export const moderatedReviewOperations = operations(['admin'], {
  view: read('/reviews/:id', { access: viewers, view: moderatedReviewView }),
  keep: act('content-flag.keep', 'POST /reviews/:id/keep', { ...decision, on: 'review' }),
  remove: act('review.remove', 'POST /reviews/:id/remove', decision),
  restore: act('review.restore', 'POST /reviews/:id/restore', decision),
});
