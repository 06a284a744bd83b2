import { z } from 'zod';
import { owners, viewers } from './access.ts';
import { ADMIN_AREAS } from './admin-areas.ts';
import { id, isoDateTime, ROLES, version, versioned, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';
import { email } from './registrations.ts';

const MEMBER_ACTIONS = ['changeRole', 'remove', 'handOver'] as const;
export const memberView = z.object({
  /** Id of the membership. */
  id,
  displayName: z.string(),
  position: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Areas of work of an editor of the association; null for all. Optional until the next release. */
  areas: z.array(z.enum(ADMIN_AREAS)).nullable().optional(),
  lastSeenAt: isoDateTime.nullable(),
  isYou: z.boolean(),
  /** The association has suspended the account. */
  isSuspended: z.boolean(),
  version,
  actions: z.array(z.enum(MEMBER_ACTIONS)),
});
export type MemberView = z.infer<typeof memberView>;

/** Areas of work of an editor of the association; null for all. */
const givenAreas = z.array(z.enum(ADMIN_AREAS)).min(1, 'Alegeți cel puțin un domeniu.').nullable();

export const invitationView = z.object({
  id,
  email: z.string(),
  role: z.enum(ROLES),
  /** Of an editor of the association; null for all. Optional until the next release. */
  areas: z.array(z.enum(ADMIN_AREAS)).nullable().optional(),
  invitedBy: z.string(),
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
  isExpired: z.boolean(),
  version,
});
export type InvitationView = z.infer<typeof invitationView>;

export const accessRequestView = z.object({
  id,
  displayName: z.string(),
  position: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: isoDateTime,
  version,
});
export type AccessRequestView = z.infer<typeof accessRequestView>;

/** `canManage`: the caller is an owner; for others invitations and access requests are empty. */
export const membersView = z.object({
  canManage: z.boolean(),
  members: z.array(memberView),
  invitations: z.array(invitationView),
  accessRequests: z.array(accessRequestView),
});
export type MembersView = z.infer<typeof membersView>;

export const invite = z.strictObject({
  email,
  role: z.enum(ROLES, { error: 'Alegeți rolul.' }),
  areas: givenAreas.optional(),
});
export const changeRole = z.strictObject({
  role: z.enum(ROLES),
  version,
  /** For editors of the association: their areas of work, null for all. Absent: unchanged for an editor, all for a new one. */
  areas: givenAreas.optional(),
});
export const acceptAccess = z.strictObject({ role: z.enum(ROLES), version, areas: givenAreas.optional() });

const team = { access: owners, view: membersView };
const step = { ...team, body: versioned };
/** Each act returns the list after the change, as the caller sees it. */
export const memberOperations = operations(['uat', 'firma', 'admin'], {
  list: read('/members', { access: viewers, view: membersView }),
  changeRole: act('membership.changeRole', 'POST /members/:id/role', { ...team, body: changeRole }),
  handOver: act('membership.handOver', 'POST /members/:id/hand-over', step),
  // Every member may leave; the command lets only owners remove others.
  remove: act('membership.remove', 'POST /members/:id/remove', { ...step, access: viewers }),
  invite: act('invitation.create', 'POST /members/invitations', { ...team, body: invite }),
  resend: act('invitation.resend', 'POST /members/invitations/:id/resend', step),
  revoke: act('invitation.revoke', 'POST /members/invitations/:id/revoke', step),
  accept: act('access-request.accept', 'POST /members/access-requests/:id/accept', { ...team, body: acceptAccess }),
  decline: act('access-request.decline', 'POST /members/access-requests/:id/decline', { ...team, body: withReason }),
});
