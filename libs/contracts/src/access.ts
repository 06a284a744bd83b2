import type { Kind, Role } from './common.ts';

/** Members of one kind of organisation with at least this role. */
export interface Audience {
  /** `applicant`: an authority or a firm, approved or not. */
  kind: Kind | 'applicant';
  role: Role;
  /** Writing is allowed before the approval too. */
  isBeforeApproval?: boolean;
  /** Reading is allowed only after the approval. */
  isAfterApproval?: boolean;
}

/** Who may call a route. */
export type Access = 'anyone' | 'signed-in' | Audience;

export const anyone = 'anyone' as const;
export const signedIn = 'signed-in' as const;
/** Read access, also while the organisation waits for its approval. */
export const viewers = (kind: Kind): Audience => ({ kind, role: 'viewer' });
/** Access of every member, readers too; the organisation must be approved. */
export const approvedMembers = (kind: Kind): Audience => ({ ...viewers(kind), isAfterApproval: true });
/** Write access; the organisation must be approved. */
export const editors = (kind: Kind): Audience => ({ kind, role: 'editor' });
/** Write access to the organisation's public presentation, also while it waits for its approval. */
export const presenters = (kind: Kind): Audience => ({ ...editors(kind), isBeforeApproval: true });
export const owners = (kind: Kind): Audience => ({ kind, role: 'owner' });
/**
 * Access to one's own application, approved or not; also readable while the organisation is suspended, since it states why.
 */
export const applicants = (role: Role): Audience => ({ kind: 'applicant', role });
