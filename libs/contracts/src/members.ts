import { z } from 'zod';
import { id, isoDateTime, ROLES, version } from './common.ts';
import { email } from './registrations.ts';

const MEMBER_ACTIONS = ['changeRole', 'remove', 'handOver'] as const;
export const memberView = z.object({
  /** Id of the membership. */
  id,
  displayName: z.string(),
  position: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  lastSeenAt: isoDateTime.nullable(),
  isYou: z.boolean(),
  /** The association has suspended the account. */
  isSuspended: z.boolean(),
  version,
  actions: z.array(z.enum(MEMBER_ACTIONS)),
});
export type MemberView = z.infer<typeof memberView>;

export const invitationView = z.object({
  id,
  email: z.string(),
  role: z.enum(ROLES),
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

export const invite = z.strictObject({ email, role: z.enum(ROLES, { error: 'Alegeți rolul.' }) });
export const changeRole = z.strictObject({ role: z.enum(ROLES), version });
export const acceptAccess = z.strictObject({ role: z.enum(ROLES), version });
