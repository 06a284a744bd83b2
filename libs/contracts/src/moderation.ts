import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { ARTICLE_STATUSES } from './articles.ts';
import {
  historyEntry,
  id,
  isoDateTime,
  KINDS,
  pageOf,
  paging,
  party,
  searchText,
  version,
  versioned,
  withReason,
} from './common.ts';
import { act, operations, read } from './operations.ts';
import { articleProposal, storedArticleText } from './own-articles.ts';

/** ADMIN's actions on an article or on a revision of a published one. */
export const MODERATION_ACTIONS = [
  'approve',
  'requestChanges',
  'reject',
  'approveRevision',
  'rejectRevision',
  'withdraw',
  'reopen',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Lists of moderation. `pending`: new articles and revisions, oldest first. */
export const MODERATION_LISTS = ['pending', 'published', 'withdrawn'] as const;
export type ModerationListName = (typeof MODERATION_LISTS)[number];

export const moderationQuery = z.strictObject({
  ...paging,
  q: searchText,
  list: z.enum(MODERATION_LISTS).default('pending'),
  kind: z.enum(['all', ...KINDS]).default('all'),
});
export type ModerationQuery = z.infer<typeof moderationQuery>;

export const moderationItem = z.object({
  /** Id of the article, also for a revision. */
  id,
  title: z.string(),
  category: z.string(),
  status: z.enum(ARTICLE_STATUSES),
  isRevision: z.boolean(),
  author: party,
  kind: z.enum(KINDS),
  /** Time it was sent, published or withdrawn, by list. */
  since: isoDateTime,
});
export type ModerationItem = z.infer<typeof moderationItem>;

/** A page; `waiting` counts all pending articles, without filters. */
export const moderationList = pageOf(moderationItem).extend({ waiting: z.int() });
export type ModerationList = z.infer<typeof moderationList>;

export const moderationView = z.object({
  id,
  version,
  status: z.enum(ARTICLE_STATUSES),
  reason: z.string().nullable(),
  author: party,
  kind: z.enum(KINDS),
  text: storedArticleText,
  /** Pending revision of the published text. */
  proposal: articleProposal.nullable(),
  readingMinutes: z.int(),
  views: z.int(),
  submittedAt: isoDateTime.nullable(),
  publishedAt: isoDateTime.nullable(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(MODERATION_ACTIONS)),
});
export type ModerationView = z.infer<typeof moderationView>;

const approval = { access: editors, body: versioned };
const refusal = { access: editors, body: withReason };
/** ADMIN's decisions on articles. They have no response body, since the page moves on to the next article. */
export const moderationOperations = operations(['admin'], {
  list: read('/articles', { access: viewers, query: moderationQuery, view: moderationList }),
  view: read('/articles/:id', { access: viewers, view: moderationView }),
  approve: act('article.approve', 'POST /articles/:id/approve', approval),
  reopen: act('article.reopen', 'POST /articles/:id/reopen', approval),
  approveRevision: act('article-revision.approve', 'POST /articles/:id/revision/approve', approval),
  requestChanges: act('article.requestChanges', 'POST /articles/:id/request-changes', refusal),
  reject: act('article.reject', 'POST /articles/:id/reject', refusal),
  withdraw: act('article.withdraw', 'POST /articles/:id/withdraw', refusal),
  rejectRevision: act('article-revision.reject', 'POST /articles/:id/revision/reject', refusal),
});
