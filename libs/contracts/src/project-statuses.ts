import type { StatusLabel } from './common.ts';

export const PROJECT_STATUSES = ['planning', 'in_progress', 'on_hold', 'review', 'completed'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const PROJECT_STATUS: Record<ProjectStatus, StatusLabel> = {
  planning: { label: 'Planificare', tone: 'draft' },
  in_progress: { label: 'În Desfășurare', tone: 'progress' },
  on_hold: { label: 'Suspendat', tone: 'danger' },
  review: { label: 'În Evaluare', tone: 'review' },
  completed: { label: 'Finalizat', tone: 'success' },
};

/** Label of a project that stopped because its request was cancelled. */
const STOPPED: StatusLabel = { label: 'Închis', tone: 'danger' };

/** Label of a project's status. */
export const projectState = (status: ProjectStatus, isStopped = false): StatusLabel =>
  isStopped ? STOPPED : PROJECT_STATUS[status];

/** `active`: neither completed nor stopped; `reviewed`: with a published review by the other side; `late`: past their due date. */
export const PROJECT_FILTERS = ['active', 'late', 'reviewed', ...PROJECT_STATUSES] as const;
export type ProjectFilter = (typeof PROJECT_FILTERS)[number];
/** Orders of a list of projects: last changed first, or earliest due date first. */
export const PROJECT_SORTS = ['touched', 'due'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
