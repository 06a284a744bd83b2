import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import type { ErrorCode } from '@psp/contracts/errors';
import { type Actor, PRESENT } from '@psp/domain/actor';

/** Members of one kind of organisation with at least this role. */
export interface Audience {
  /** `applicant`: an authority or a firm, approved or not. */
  kind: Kind | 'applicant';
  role: Role;
  /** Writing is allowed before the approval too. */
  isBeforeApproval?: boolean;
}

/** Who may call a route. */
export type Access = 'anyone' | 'signed-in' | Audience;

export const anyone: Access = 'anyone';
export const signedIn: Access = 'signed-in';
/** Read access, also while the organisation waits for its approval. */
export const viewers = (kind: Kind): Audience => ({ kind, role: 'viewer' });
/** Write access; the organisation must be approved. */
export const editors = (kind: Kind): Audience => ({ kind, role: 'editor' });
/** Write access to what the organisation shows of itself, also while it waits for its approval. */
export const presenters = (kind: Kind): Audience => ({ ...editors(kind), isBeforeApproval: true });
export const owners = (kind: Kind): Audience => ({ kind, role: 'owner' });
/**
 * Access to one's own application, approved or not; also readable while the organisation is suspended, since it states why.
 */
export const applicants = (role: Role): Audience => ({ kind: 'applicant', role });

const RANK: Record<Role, number> = { viewer: 1, editor: 2, owner: 3 };
const APPROVED: readonly OrganisationStatus[] = ['approved'];

/**
 * Error code with which the actor (null: not signed in) is refused; null when the route may be called. Account, personal
 * data and notifications stay accessible while the organisation is suspended, but not while the account is.
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
  const statuses = access.role === 'viewer' || access.isBeforeApproval ? PRESENT : APPROVED;
  return statuses.includes(actor.status) ? null : 'auth.organisation_not_active';
}
