import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { manages } from './manages.ts';
import { NOTIFICATIONS, nameOf } from './notifications.ts';
import type { Membership } from './membership.entity.ts';
import { revokeInvitationsBy } from './revoke-invitations.ts';
import { lockOwnedTeam, lockTeam, type Team } from './team.ts';

interface At {
  id: string;
  version: number;
}

const give = (em: EntityManager, actor: Actor, member: Membership, role: Role, action: string): void => {
  record(em, actor, { entity: 'membership', id: member.id }, { action, from: member.role, to: role });
  member.role = role;
};

const stopOwning = async (
  em: EntityManager,
  actor: Actor,
  team: Team,
  member: Membership,
  now: Date,
): Promise<void> => {
  await team.expectOwnerBeside(member);
  await revokeInvitationsBy(em, actor, member, now);
};

/** Gives a member another role; it holds on their next request. Throws `member.last_owner`, `member.not_active`. */
export const changeRole = async (
  em: EntityManager,
  actor: Actor,
  { id, version, role }: At & { role: Role },
  now: Date,
): Promise<void> => {
  const team = await lockOwnedTeam(em, actor);
  const member = team.member(id);
  expectVersion(member, version);
  if (member.role === role) return;
  if (role === 'owner') await team.expectStaying(member);
  if (member.role === 'owner') await stopOwning(em, actor, team, member, now);
  give(em, actor, member, role, 'changeRole');
  const message = NOTIFICATIONS.roleChanged(await nameOf(em, member.accountId), role, actor);
  await notify(em, [actor.organisationId], message, actor.accountId);
};

/** Takes a member out, or oneself; their sessions for the organisation are refused from the next request on. */
export const removeMember = async (em: EntityManager, actor: Actor, { id, version }: At, now: Date): Promise<void> => {
  const team = await lockTeam(em, actor);
  const member = team.member(id);
  const leaves = member.id === team.me.id;
  if (!leaves && !manages({ ...actor, role: team.me.role }, actor.organisationId))
    throw new DomainError('auth.forbidden');
  expectVersion(member, version);
  if (member.role === 'owner') await stopOwning(em, actor, team, member, now);
  record(em, actor, { entity: 'membership', id }, { action: 'remove', from: member.role, to: 'removed' });
  em.remove(member);
  await em.flush();
  const message = NOTIFICATIONS.left(await nameOf(em, member.accountId), actor, leaves);
  await notify(em, [actor.organisationId], message, actor.accountId);
};

/**
 * Makes a member an owner in the actor's place, who stays as an editor. Throws `action.not_allowed` for oneself,
 * `member.not_active`.
 */
export const handOver = async (em: EntityManager, actor: Actor, { id, version }: At, now: Date): Promise<void> => {
  const team = await lockOwnedTeam(em, actor);
  const member = team.member(id);
  expectVersion(member, version);
  if (member.id === team.me.id) throw new DomainError('action.not_allowed');
  await team.expectStaying(member);
  give(em, actor, member, 'owner', 'handOver');
  await revokeInvitationsBy(em, actor, team.me, now);
  give(em, actor, team.me, 'editor', 'changeRole');
  const message = NOTIFICATIONS.handedOver(await nameOf(em, member.accountId), actor);
  await notify(em, [actor.organisationId], message, actor.accountId);
};
