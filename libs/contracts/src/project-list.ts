import { z } from 'zod';
import { id, isoDate, isoDateTime, pageOf, paging, party, searchText } from './common.ts';
import { PROJECT_STATUSES } from './project-statuses.ts';
import { REVIEW_CRITERIA, type ReviewCriterion } from './review-criteria.ts';

/** `active`: those that are, or will be, worked on; `reviewed`: those of which the other side's review is published; `late`: those past their term. */
export const PROJECT_FILTERS = ['active', 'late', 'reviewed', ...PROJECT_STATUSES] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];
/** Order of a list of projects: the last touched first, or the first due. */
export const PROJECT_SORTS = ['touched', 'due'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
const CRITERIA = Object.keys(REVIEW_CRITERIA) as [ReviewCriterion, ...ReviewCriterion[]];
export const projectListQuery = z.strictObject({
  ...paging,
  q: searchText,
  status: z.enum(PROJECT_FILTERS).optional(),
  sort: z.enum(PROJECT_SORTS).default('touched'),
  /** Only those of which the other side's review was published between these days, by Romania's calendar. */
  from: isoDate.optional(),
  to: isoDate.optional(),
  /** Only those whose review gives this mark on this criterion. */
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
  /** True of a project that stopped because its request was cancelled. Optional until the next release. */
  isStopped: z.boolean().optional(),
});
export type ProjectListItem = z.infer<typeof projectListItem>;
export const projectList = pageOf(projectListItem);

/** Projects of a state that a board shows; the list has all of them. */
export const BOARD_SIZE = 10;
export const projectBoardQuery = z.strictObject({ q: searchText });
export const projectBoard = z.object({
  columns: z.array(z.object({ status: z.enum(PROJECT_STATUSES), total: z.int(), items: z.array(projectListItem) })),
});
export type ProjectBoard = z.infer<typeof projectBoard>;
