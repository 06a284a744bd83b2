/* Without zod, for pages that only show names. */
import type { StatusLabel } from './common.ts';

export const SUSPENSION_STATUSES = ['open', 'confirmed', 'declined', 'withdrawn', 'lapsed'] as const;
export type SuspensionStatus = (typeof SUSPENSION_STATUSES)[number];
export const SUSPENSION_ACTIONS = ['confirm', 'decline', 'withdraw'] as const;
export type SuspensionAction = (typeof SUSPENSION_ACTIONS)[number];

/** Days after which a proposal that nobody decided lapses. */
export const SUSPENSION_DAYS = 7;

export const SUSPENSION_LABELS: Record<SuspensionStatus, StatusLabel> = {
  open: { label: 'De confirmat', tone: 'waiting' },
  confirmed: { label: 'Confirmată', tone: 'danger' },
  declined: { label: 'Respinsă', tone: 'closed' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
  lapsed: { label: 'Expirată', tone: 'closed' },
};
