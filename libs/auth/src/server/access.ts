import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import type { ErrorCode } from '@psp/contracts/errors';
import type { Actor } from '@psp/domain/actor';

/** People of one kind of organisation with at least this role. */
export interface Audience {
  kind: Kind;
  role: Role;
}

/** Who may call a route: everybody, every signed-in person, or an audience. */
export type Access = 'anyone' | 'signed-in' | Audience;

export const anyone: Access = 'anyone';
export const signedIn: Access = 'signed-in';
/** Reading: also while the organisation waits for its approval. */
export const viewers = (kind: Kind): Audience => ({ kind, role: 'viewer' });
/** Writing: the organisation must be approved. */
export const editors = (kind: Kind): Audience => ({ kind, role: 'editor' });
export const owners = (kind: Kind): Audience => ({ kind, role: 'owner' });

const RANK: Record<Role, number> = { viewer: 1, editor: 2, owner: 3 };
const READERS: readonly OrganisationStatus[] = ['approved', 'pending', 'needs_info'];

/** The code with which the caller (null: nobody is signed in) is refused, or null when the route is theirs to call. */
export function refusal(access: Access, actor: Actor | null): ErrorCode | null {
  if (access === 'anyone') return null;
  if (!actor) return 'auth.required';
  if (actor.status === 'suspended') return 'auth.organisation_not_active';
  if (access === 'signed-in') return null;
  if (actor.kind !== access.kind || RANK[actor.role] < RANK[access.role]) return 'auth.forbidden';
  const statuses = access.role === 'viewer' ? READERS : READERS.slice(0, 1);
  return statuses.includes(actor.status) ? null : 'auth.organisation_not_active';
}
