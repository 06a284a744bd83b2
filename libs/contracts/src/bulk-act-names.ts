/* Without zod, for pages that only show names. */
import type { StatusLabel } from './common.ts';

/** Acts on many organisations or people at once. */
export const ORGANISATION_BULK = ['remindProfile', 'setPackage', 'resendInvitations', 'proposeSuspension'] as const;
export const BULK_ACTIONS = [...ORGANISATION_BULK, 'resendConfirmation'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** All of them, also the invitations of an imported table, which no list starts. */
export const ANY_BULK = [...BULK_ACTIONS, 'inviteOrganisations'] as const;
export type AnyBulk = (typeof ANY_BULK)[number];

/** Most rows of one act; fewer for proposals of suspension, which a colleague reads one by one. */
export const BULK_MOST: Record<BulkAction, number> = {
  remindProfile: 5000,
  setPackage: 5000,
  resendInvitations: 5000,
  proposeSuspension: 50,
  resendConfirmation: 5000,
};
/** Acts that need a reason. */
export const BULK_REASONED: readonly BulkAction[] = ['setPackage', 'proposeSuspension'];

export const BULK_LABELS: Record<AnyBulk, string> = {
  remindProfile: 'Memento: completați profilul',
  setPackage: 'Schimbare de pachet',
  resendInvitations: 'Invitații retrimise',
  proposeSuspension: 'Propuneri de suspendare',
  resendConfirmation: 'Confirmări de e-mail retrimise',
  inviteOrganisations: 'Invitații din import',
};

export const BULK_STATUSES = ['running', 'done', 'stopped'] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];
export const BULK_STATUS_LABELS: Record<BulkStatus, StatusLabel> = {
  running: { label: 'În lucru', tone: 'progress' },
  done: { label: 'Încheiată', tone: 'success' },
  stopped: { label: 'Oprită', tone: 'danger' },
};
