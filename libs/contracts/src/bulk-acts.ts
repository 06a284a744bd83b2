import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { ANY_BULK, BULK_ACTIONS, BULK_STATUSES } from './bulk-act-names.ts';
import { id, isoDateTime, pageOf, paging, version, versioned, upTo } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import { PACKAGES } from './organisation-names.ts';
import { accountQuery, organisationQuery } from './users.ts';

const action = z.enum(BULK_ACTIONS);
const organisations = organisationQuery.omit({ page: true });
const people = accountQuery.omit({ page: true });

/**
 * An act on the rows with `ids`, or on all that match the filters of a list: `organisations`, or `people` for those who have not
 * confirmed their e-mail. `count`: how many the page has shown; another number is refused.
 */
export const startBulkAct = z.strictObject({
  action,
  ids: z
    .array(id)
    .min(1, 'Alegeți cel puțin un rând.')
    .max(1000, 'Alegeți cel mult 1.000 de rânduri.')
    .nullable()
    .default(null),
  organisations: organisations.nullable().default(null),
  people: people.nullable().default(null),
  count: z.int().min(1),
  reason: upTo(2000).default(''),
  package: z.enum(PACKAGES).nullable().default(null),
});
export type StartBulkAct = z.infer<typeof startBulkAct>;

export const bulkAct = z.object({
  id,
  action: z.enum(ANY_BULK),
  status: z.enum(BULK_STATUSES),
  by: z.string(),
  reason: z.string(),
  package: z.enum(PACKAGES).nullable(),
  createdAt: isoDateTime,
  endedAt: isoDateTime.nullable(),
  /** Why it stopped before its end; null otherwise. */
  stopReason: z.string().nullable(),
  /** When it goes on, after the hour's number of mails was sent. Optional until the next release. */
  resumesAt: isoDateTime.nullable().optional(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
});
export type BulkAct = z.infer<typeof bulkAct>;
export const bulkActView = bulkAct.extend({
  version,
  /** The first refused rows, with the reason of each; all of them are in the file. */
  problems: z.array(z.object({ position: z.int(), subjectId: id, name: z.string(), problem: z.string() })),
  actions: z.array(z.enum(['stop'])),
});
export type BulkActView = z.infer<typeof bulkActView>;
/** `isMore`: there are more rows than one act may change. */
export const bulkCount = z.object({ count: z.int(), isMore: z.boolean() });
export const bulkActQuery = z.strictObject(paging);
export type BulkActQuery = z.infer<typeof bulkActQuery>;
export const bulkActList = pageOf(bulkAct);

/** Acts of the association on many organisations or people at once, which the worker performs row by row. */
export const bulkActOperations = operations(['admin'], {
  list: read('/bulk-acts', { access: viewers, query: bulkActQuery, view: bulkActList }),
  /** Numbers of rows that an act on all matching ones would change, not limited as the lists are. */
  organisations: read('/bulk-acts/organisations', { access: viewers, query: organisations, view: bulkCount }),
  people: read('/bulk-acts/people', { access: viewers, query: people, view: bulkCount }),
  view: read('/bulk-acts/:id', { access: viewers, view: bulkActView }),
  /** All rows with their results, as CSV. */
  results: file('/bulk-acts/:id/results', { access: viewers }),
  start: act('bulk-act.start', 'POST /bulk-acts', { access: editors, body: startBulkAct, view: bulkActView }),
  stop: act('bulk-act.stop', 'POST /bulk-acts/:id/stop', { access: editors, body: versioned, view: bulkActView }),
});
