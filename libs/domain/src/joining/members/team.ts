import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { hasAnotherStayingOwner, lockStayingAccount } from '../../operating/personal-data/sole-owner.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { canManageMembers, Membership } from './membership.entity.ts';

/** The members of the actor's organisation, read under a lock. */
export interface Team {
  me: Membership;
  /** True when the actor may manage the other members. */
  canManage: boolean;
  /** Returns the member with this id. Throws `not_found` for a member of another organisation. */
  member(id: string): Membership;
  /** Throws `member.last_owner` unless the organisation has another owner whose account stays active. */
  expectOwnerBeside(membership: Membership): Promise<void>;
  /** Throws `member.not_active` when the member's account is suspended or its deletion is scheduled. */
  expectStaying(membership: Membership): Promise<void>;
}

/**
 * Locks the actor's organisation and reads its members, so that concurrent changes by two owners run one after the other. Throws
 * `auth.forbidden` when the actor is no longer a member, or is suspended (suspending an account takes the same lock).
 */
export const lockTeam = async ({ em, db, actor }: Write<Actor>): Promise<Team> => {
  const { organisationId, accountId } = actor;
  await db.run(sql`select 1 from organisation where id = ${organisationId} for no key update`);
  const members = await em.find(Membership, { organisationId }, { refresh: true });
  const me = members.find((member) => member.accountId === accountId);
  const active = await oneRow(db, sql`select 1 from account where id = ${accountId} and status = 'active'`);
  if (!me || !active) throw new DomainError('auth.forbidden');
  return {
    me,
    canManage: canManageMembers({ ...actor, role: me.role }, organisationId),
    member: (id) => found(members.find((member) => member.id === id)),
    expectOwnerBeside: async (owner) => {
      if (!(await hasAnotherStayingOwner(db, organisationId, owner.accountId)))
        throw new DomainError('member.last_owner');
    },
    expectStaying: async (member) => {
      if (!(await lockStayingAccount(db, member.accountId))) throw new DomainError('member.not_active');
    },
  };
};

/** Locks the team and requires an owner. Throws `auth.forbidden` otherwise, also when the actor lost the role meanwhile. */
export const lockOwnedTeam = async (write: Write<Actor>): Promise<Team> => {
  const team = await lockTeam(write);
  if (!team.canManage) throw new DomainError('auth.forbidden');
  return team;
};
