import type { AdminArea } from '@psp/contracts/admin-areas';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { personOf } from '../accounts/person.ts';
import { expectAreasOfEditor, type Membership, type Rights } from './membership.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { revokeInvitationsBy } from './revoke-invitations.ts';
import { lockOwnedTeam, lockTeam, type Team } from './team.ts';

const nameOf = async ({ db }: Write<Actor>, { accountId }: Membership): Promise<string> =>
  (await personOf(db, accountId)).displayName;

const sameAreas = (one: readonly AdminArea[] | null, other: readonly AdminArea[] | null): boolean =>
  [...(one ?? ['all'])].sort().join() === [...(other ?? ['all'])].sort().join();

/* Sets role and areas of work. Areas are of editors of the association alone: who has another role has none. */
const setRole = (write: Write<Actor>, member: Membership, { role, areas = null }: Rights, action: string): void => {
  const before = member.areas ?? null;
  const details = sameAreas(before, areas) ? undefined : { details: { before, after: areas } };
  record(write, { entity: 'membership', id: member.id }, { action, from: member.role, to: role }, details);
  member.role = role;
  member.areas = areas;
};

const endOwnership = async (write: Write<Actor>, team: Team, member: Membership): Promise<void> => {
  await team.expectOwnerBeside(member);
  await revokeInvitationsBy(write, member);
};

/** Undefined areas keep those of an editor. */
type NewRole = Versioned & Rights;

/**
 * Changes the role of a member, and the areas of work of an editor of the association, effective from their next request. Throws
 * `member.last_owner`, `member.not_active`, and `action.not_allowed` for areas of anyone else.
 */
export const changeRole = async (write: Write<Actor>, { id, version, role, areas }: NewRole): Promise<void> => {
  const { actor } = write;
  const team = await lockOwnedTeam(write);
  const member = team.member(id);
  expectVersion(member, version);
  expectAreasOfEditor(actor, { role, areas });
  if (member.role === role) return changeAreas(write, member, areas);
  if (role === 'owner') await team.expectStaying(member);
  if (member.role === 'owner') await endOwnership(write, team, member);
  setRole(write, member, { role, areas }, 'changeRole');
  const message = NOTIFICATIONS.roleChanged(await nameOf(write, member), role, actor, areas);
  notify(write, [actor.organisationId], message, actor.accountId);
};

const changeAreas = async (write: Write<Actor>, member: Membership, areas: NewRole['areas']): Promise<void> => {
  const { actor } = write;
  const before = member.areas ?? null;
  if (areas === undefined || sameAreas(before, areas)) return;
  const change = { action: 'changeAreas', from: member.role, to: member.role };
  record(write, { entity: 'membership', id: member.id }, change, { details: { before, after: areas } });
  member.areas = areas;
  const message = NOTIFICATIONS.areasChanged(await nameOf(write, member), areas, actor);
  notify(write, [actor.organisationId], message, actor.accountId);
};

/** Removes a member, or the actor; their sessions for the organisation are refused from the next request on. */
export const removeMember = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor } = write;
  const team = await lockTeam(write);
  const member = team.member(id);
  const isOneself = member.id === team.me.id;
  if (!isOneself && !team.canManage) throw new DomainError('auth.forbidden');
  expectVersion(member, version);
  if (member.role === 'owner') await endOwnership(write, team, member);
  record(write, { entity: 'membership', id }, { action: 'remove', from: member.role, to: 'removed' });
  em.remove(member);
  // The removed member must not be notified.
  await flush(write);
  notify(
    write,
    [actor.organisationId],
    NOTIFICATIONS.left(await nameOf(write, member), actor, isOneself),
    actor.accountId,
  );
};

/**
 * Hands ownership over to a member; the actor becomes an editor. Throws `action.not_allowed` when the member is the actor,
 * `member.not_active`.
 */
export const handOver = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor } = write;
  const team = await lockOwnedTeam(write);
  const member = team.member(id);
  expectVersion(member, version);
  if (member.id === team.me.id) throw new DomainError('action.not_allowed');
  await team.expectStaying(member);
  setRole(write, member, { role: 'owner' }, 'handOver');
  await revokeInvitationsBy(write, team.me);
  setRole(write, team.me, { role: 'editor' }, 'changeRole');
  notify(write, [actor.organisationId], NOTIFICATIONS.handedOver(await nameOf(write, member), actor), actor.accountId);
};
