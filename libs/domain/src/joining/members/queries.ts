import type { Role } from '@psp/contracts/common';
import type { MembersView, MemberView } from '@psp/contracts/members';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { canManageMembers } from './membership.entity.ts';

/** `stays`: true when the account is active and its deletion is not scheduled. */
type StoredMember = Omit<MemberView, 'actions'> & { stays: boolean };
type Stored = Omit<MembersView, 'canManage' | 'members'> & { members: StoredMember[] };

const membersOf = ({ organisationId, accountId }: Actor): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', m.id, 'displayName', a.display_name, 'position', a.position,
    'email', a.email::text, 'role', m.role, 'areas', case when m.role = 'editor' then m.areas end, 'isYou', m.account_id = ${accountId}::uuid, 'version', m.version,
    'isSuspended', a.status = 'suspended',
    'stays', a.status = 'active' and a.deletion_due_at is null, 'lastSeenAt', (select max(s.last_seen_at) from session s where s.account_id = m.account_id and s.organisation_id = m.organisation_id))
    order by array_position(array['owner', 'editor', 'viewer'], m.role), a.display_name collate "ro-x-icu", m.id), '[]')
  from membership m join account a on a.id = m.account_id where m.organisation_id = ${organisationId})`;

const invitationsOf = ({ organisationId }: Actor): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'email', i.email::text, 'role', i.role, 'areas', case when i.role = 'editor' then i.areas end, 'invitedBy', a.display_name,
    'createdAt', i.created_at, 'expiresAt', i.expires_at, 'isExpired', i.expires_at <= now(), 'version', i.version) order by i.id desc), '[]')
  from invitation i join account a on a.id = i.invited_by
  where i.organisation_id = ${organisationId} and i.accepted_at is null and i.revoked_at is null)`;

/* SQL condition on access requests `r`: pending requests to the actor's organisation. */
const isPendingRequest = ({ organisationId }: Actor): Sql =>
  sql`r.organisation_id = ${organisationId} and r.status = 'pending'`;

const accessRequestsOf = (actor: Actor): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'displayName', a.display_name, 'position', a.position,
    'email', a.email::text, 'message', r.message, 'createdAt', r.created_at, 'version', r.version) order by r.id), '[]')
  from access_request r join account a on a.id = r.account_id
  where ${isPendingRequest(actor)})`;

/** Access requests that the actor can answer, for the overview; none unless the actor manages the members. */
export const waitingRequests = (actor: Actor): WaitingRows => ({
  rows: sql`select r.id, r.created_at as since from access_request r
    where ${isPendingRequest(actor)} and ${canManageMembers(actor, actor.organisationId)}`,
  about: sql`select a.display_name, null::text from access_request r join account a on a.id = r.account_id where r.id = w.id`,
});

/** SQL for the number of access requests that the actor can answer; 0 unless the actor manages the members. */
export const waitingAccess = (actor: Actor): Sql =>
  canManageMembers(actor, actor.organisationId)
    ? sql`(select count(*) from access_request r where ${isPendingRequest(actor)})`
    : sql`(select 0)`;

/** Reads the members of the actor's organisation; invitations and access requests only for its owners. */
export const readMembers = async (db: Db, actor: Actor): Promise<MembersView> => {
  const canManage = canManageMembers(actor, actor.organisationId);
  const nothing = sql`'[]'::json`;
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('members', ${membersOf(actor)},
      'invitations', ${canManage ? invitationsOf(actor) : nothing},
      'accessRequests', ${canManage ? accessRequestsOf(actor) : nothing}) as json`,
  );
  const { members, invitations, accessRequests } = row?.json ?? { members: [], invitations: [], accessRequests: [] };
  const owners = members.filter(({ role, stays }) => role === 'owner' && stays);
  return {
    canManage,
    members: members.map(({ stays, ...member }) => ({
      ...member,
      actions: actionsOn({ ...member, stays }, owners, canManage),
    })),
    invitations,
    accessRequests,
  };
};

const actionsOn = (
  { id, role, isYou, stays }: StoredMember,
  owners: StoredMember[],
  canManage: boolean,
): MemberView['actions'] => {
  if (role === 'owner' && owners.every((owner) => owner.id === id)) return [];
  if (isYou) return canManage ? ['changeRole', 'remove'] : ['remove'];
  if (!canManage) return [];
  return stays ? ['changeRole', 'remove', 'handOver'] : ['changeRole', 'remove'];
};

const EMPTY: MembersView = { canManage: false, members: [], invitations: [], accessRequests: [] };

/** Reads the members again after a change that may concern the actor's own role; an empty view after the actor has left. */
export const readMembersAfter = async (db: Db, actor: Actor): Promise<MembersView> => {
  const { organisationId, accountId } = actor;
  const membership = await oneRow(
    db,
    sql<{
      role: Role;
    }>`select role from membership where organisation_id = ${organisationId} and account_id = ${accountId}`,
  );
  return membership ? readMembers(db, { ...actor, role: membership.role }) : EMPTY;
};
