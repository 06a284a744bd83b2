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
