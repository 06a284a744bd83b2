import { z } from 'zod';
import { historyEntry, id, isoDate, isoDateTime, pageOf, paging, party, type StatusLabel, version } from './common.ts';
import { reviewView } from './reviews.ts';

export const PROJECT_STATUSES = ['planning', 'in_progress', 'on_hold', 'review', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const PROJECT_STATUS: Record<ProjectStatus, StatusLabel> = {
  planning: { label: 'Planificare', tone: 'draft' },
  in_progress: { label: 'În Desfășurare', tone: 'progress' },
  on_hold: { label: 'Suspendat', tone: 'danger' },
  review: { label: 'În Evaluare', tone: 'review' },
  completed: { label: 'Finalizat', tone: 'success' },
};

export const PROJECT_ACTIONS = [
  'start',
  'setProgress',
  'editMilestones',
  'completeMilestone',
  'pause',
  'resume',
  'deliver',
  'requestChanges',
  'accept',
  'close',
  'review',
] as const;
export type ProjectAction = (typeof PROJECT_ACTIONS)[number];

export const setProgress = z.strictObject({ version, progress: z.int().min(0).max(100) });
export const addMilestone = z.strictObject({
  title: z.string().trim().min(1, 'Scrieți titlul etapei.').max(200, 'Titlul poate avea cel mult 200 de caractere.'),
  dueOn: isoDate.nullable(),
});
export const milestoneParams = z.strictObject({ id, milestoneId: id });
export const milestoneDone = z.strictObject({ version, done: z.boolean() });

export const milestoneView = z.object({
  id,
  version,
  title: z.string(),
  dueOn: isoDate.nullable(),
  doneAt: isoDateTime.nullable(),
});
export type MilestoneView = z.infer<typeof milestoneView>;

/** `active`: those that are, or will be, worked on; `reviewed`: those of which the other side's review is published. */
export const PROJECT_FILTERS = [...PROJECT_STATUSES, 'active', 'reviewed'] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];
export const projectListQuery = z.strictObject({ ...paging, status: z.enum(PROJECT_FILTERS).optional() });
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
});
export type ProjectListItem = z.infer<typeof projectListItem>;
export const projectList = pageOf(projectListItem);

export const projectView = z.object({
  id,
  version,
  title: z.string(),
  status: z.enum(PROJECT_STATUSES),
  progress: z.int(),
  request: z.object({ id, number: z.string() }),
  uat: party,
  firma: party,
  price: z.number(),
  vatRate: z.number(),
  deliveryDays: z.int(),
  dueOn: isoDate.nullable(),
  holdReason: z.string().nullable(),
  changesReason: z.string().nullable(),
  createdAt: isoDateTime,
  startedAt: isoDateTime.nullable(),
  deliveredAt: isoDateTime.nullable(),
  completedAt: isoDateTime.nullable(),
  closedAt: isoDateTime.nullable(),
  milestones: z.array(milestoneView),
  reviews: z.object({ own: reviewView.nullable(), other: reviewView.nullable(), otherWritten: z.boolean() }),
  history: z.array(historyEntry),
  actions: z.array(z.enum(PROJECT_ACTIONS)),
});
export type ProjectView = z.infer<typeof projectView>;
