import { z } from 'zod';
import { viewers } from './access.ts';
import { id, isoDateTime } from './common.ts';
import { operations, read } from './operations.ts';
import { WAITING_KINDS } from './waiting-kinds.ts';

const kind = z.enum(WAITING_KINDS);

/** A record that waits for the association. */
export const waitingItem = z.object({
  kind,
  id,
  /** Title by `kind`: name of the organisation or person, subject, number. Of a failed job, the name of its queue. */
  title: z.string(),
  organisation: z.string().nullable(),
  since: isoDateTime,
  /** Time limit; null without one. */
  dueAt: isoDateTime.nullable(),
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** Waiting records of one kind. */
export const waitingGroup = z.object({
  kind,
  /** Up to TOTAL_LIMIT, as its list counts; TOTAL_LIMIT + 1 stands for more. */
  count: z.int(),
  /** Since when the oldest one waits. */
  since: isoDateTime,
  /** The next time limit; null without one. */
  dueAt: isoDateTime.nullable(),
});
export type WaitingGroup = z.infer<typeof waitingGroup>;

/** First page of the association. Its figures stop at FIGURE_LIMIT. */
export const overview = z.object({
  readAt: isoDateTime,
  waiting: z.object({
    /** Kinds with waiting records, the one with the oldest first. */
    groups: z.array(waitingGroup),
    /** The oldest records of all kinds. */
    items: z.array(waitingItem),
    /** Number of records past their limit, and of those whose limit is today and not past, counted as those of a group. */
    overdue: z.int(),
    dueToday: z.int(),
  }),
  figures: z.object({
    organisations: z.object({ approved: z.int(), uat: z.int(), firma: z.int() }),
    accounts: z.object({ active: z.int(), newThisMonth: z.int() }),
    articles: z.object({ published: z.int(), pending: z.int() }),
    requests: z.object({ open: z.int(), sent: z.int() }),
  }),
  /** The latest acts of the association's people, newest first, including refused ones. */
  acts: z.array(
    z.object({
      id,
      at: isoDateTime,
      action: z.string(),
      about: z.string().nullable(),
      who: z.string(),
      outcome: z.enum(['done', 'refused']),
    }),
  ),
});
export type Overview = z.infer<typeof overview>;

export const overviewOperations = operations(['admin'], {
  overview: read('/overview', { access: viewers, view: overview }),
});
