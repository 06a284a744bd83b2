import { z } from 'zod';
import { id, isoDate, isoDateTime, pageOf, paging, party, searchText } from './common.ts';
import { PROJECT_STATUSES, PROJECT_FILTERS, PROJECT_SORTS } from './project-statuses.ts';
import { REVIEW_CRITERIA, type ReviewCriterion } from './review-criteria.ts';

const CRITERIA = Object.keys(REVIEW_CRITERIA) as [ReviewCriterion, ...ReviewCriterion[]];
export const projectListQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(PROJECT_FILTERS).optional(),
  sort: z.enum(PROJECT_SORTS).default('touched'),
  /** First and last day of the publication of the other side's review, in Romania. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Criterion on which the review gives `mark`. */
  criterion: z.enum(CRITERIA).optional(),
  mark: z.coerce.number().int().min(1).max(5).optional(),
});
export type ProjectListQuery = z.infer<typeof projectListQuery>;
export const projectListItem = z.object({
  id,
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  progress: z.int(),
  number: z.string(),
  uat: party,
  firma: party,
  dueOn: isoDate.nullable(),
  updatedAt: isoDateTime,
  /** True for a project that was stopped because its request was cancelled. Optional until the next release. */
  isStopped: z.boolean().optional(),
});
export type ProjectListItem = z.infer<typeof projectListItem>;
export const projectList = pageOf(projectListItem);

/** Maximum number of projects per status on a board; the list has all of them. */
export const BOARD_SIZE = 10;
export const projectBoardQuery = z.strictObject({ q: searchText });
export const projectBoard = z.object({
  columns: z.array(z.object({ status: z.enum(PROJECT_STATUSES), total: z.int(), items: z.array(projectListItem) })),
});
export type ProjectBoard = z.infer<typeof projectBoard>;
