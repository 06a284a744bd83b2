import { z } from 'zod';
import { editors, viewers } from './access.ts';
import {
  historyEntry,
  id,
  isoDateTime,
  pageOf,
  paging,
  party,
  searchText,
  version,
  versioned,
  withReason,
} from './common.ts';
import { officeFlag } from './flags.ts';
import { act, operations, read } from './operations.ts';
import { SOLUTION_ACTIONS, solutionItem } from './solutions.ts';
import { domainSlug } from './taxonomies.ts';

/** Statuses of solutions that the association sees: only the firm sees its drafts. */
export const MODERATED_STATUSES = ['published', 'archived', 'withdrawn'] as const;
const status = z.enum(MODERATED_STATUSES);
/** `keep`: closes the reports of a solution that stays. */
const MODERATED_SOLUTION_ACTIONS = [...SOLUTION_ACTIONS, 'keep'] as const;

/** Filters of the solutions of all firms, newest first. */
export const moderatedSolutionQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(['all', ...MODERATED_STATUSES]).default('all'),
  category: domainSlug.optional(),
});
export type ModeratedSolutionQuery = z.infer<typeof moderatedSolutionQuery>;

const known = {
  id,
  status,
  /** True for a published solution whose last day has passed. */
  isOver: z.boolean(),
  publishedAt: isoDateTime,
};
export const moderatedSolutionItem = z.object({ ...known, title: z.string(), domain: domainSlug, partner: party });
export type ModeratedSolutionItem = z.infer<typeof moderatedSolutionItem>;
export const moderatedSolutionList = pageOf(moderatedSolutionItem);
export type ModeratedSolutionList = z.infer<typeof moderatedSolutionList>;

/** The association's view of a solution. */
export const moderatedSolutionView = z.object({
  ...known,
  version,
  /** Reason of the withdrawal. */
  reason: z.string().nullable(),
  updatedAt: isoDateTime,
  /** As the marketplace shows it. */
  item: solutionItem,
  /** Reports, those that wait first. Optional until the next release. */
  flags: z.array(officeFlag).optional(),
  history: z.array(historyEntry),
  actions: z.array(z.enum(MODERATED_SOLUTION_ACTIONS)),
});
export type ModeratedSolutionView = z.infer<typeof moderatedSolutionView>;

const decision = { access: editors, view: moderatedSolutionView };
export const moderatedSolutionOperations = operations(['admin'], {
  list: read('/solutions', { access: viewers, query: moderatedSolutionQuery, view: moderatedSolutionList }),
  view: read('/solutions/:id', { access: viewers, view: moderatedSolutionView }),
  keep: act('content-flag.keep', 'POST /solutions/:id/keep', { ...decision, on: 'solution', body: withReason }),
  withdraw: act('solution.withdraw', 'POST /solutions/:id/withdraw', { ...decision, body: withReason }),
  restore: act('solution.restore', 'POST /solutions/:id/restore', { ...decision, body: versioned }),
});
