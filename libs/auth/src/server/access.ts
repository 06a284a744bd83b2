import type { Access } from '@psp/contracts/access';
import type { OrganisationStatus, Role } from '@psp/contracts/common';
import type { ErrorCode } from '@psp/contracts/errors';
import { type Actor, PRESENTING_STATUSES } from '@psp/domain/actor';

const RANK: Record<Role, number> = { viewer: 1, editor: 2, owner: 3 };
const APPROVED: readonly OrganisationStatus[] = ['approved'];

/**
 * Returns the error code for an actor (null: not signed in) who may not call the route; null when they may. Account, personal data
 * and notifications stay accessible while the organisation is suspended, but not while the account is.
 */
export function refusal(access: Access, actor: Actor | null, isAccountActive = true): ErrorCode | null {
  if (access === 'anyone') return null;
  if (!actor) return 'auth.required';
  if (!isAccountActive) return 'auth.organisation_not_active';
  if (access === 'signed-in') return null;
  const readsApplication = access.kind === 'applicant' && access.role === 'viewer';
  if (actor.status === 'suspended' && !readsApplication) return 'auth.organisation_not_active';
  const isOfKind = access.kind === 'applicant' ? actor.kind !== 'admin' : actor.kind === access.kind;
  if (!isOfKind || RANK[actor.role] < RANK[access.role]) return 'auth.forbidden';
  if (access.kind === 'applicant') return null;
  const isBeforeApproval = access.isBeforeApproval ?? (access.role === 'viewer' && !access.isAfterApproval);
  const statuses = isBeforeApproval ? PRESENTING_STATUSES : APPROVED;
  return statuses.includes(actor.status) ? null : 'auth.organisation_not_active';
}
