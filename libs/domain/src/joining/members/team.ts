import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { hasAnotherStayingOwner, lockStayingAccount } from '../../operating/personal-data/sole-owner.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { manages } from './manages.ts';
import { Membership } from './membership.entity.ts';

/** The members of the actor's organisation, as they stand while nobody else can change them. */
export interface Team {
  me: Membership;
  /** Whether the actor looks after the others. */
  canManage: boolean;
  /** The member with this id. Throws `not_found` for another organisation's. */
  member(id: string): Membership;
  /** Throws `member.last_owner` when nobody besides this one owns the organisation with an account that stays in use. */
  expectOwnerBeside(membership: Membership): Promise<void>;
  /** Throws `member.not_active` when the person's account is suspended or about to be deleted. */
  expectStaying(membership: Membership): Promise<void>;
}

/**
 * Reads the actor's colleagues under a lock, so that two owners who decide at one moment decide one after the other: the
 * second on what the first has left. Throws `auth.forbidden` when the actor's own place is gone by then, or their account
 * suspended: whoever suspends it waits for the same lock.
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
    canManage: manages({ ...actor, role: me.role }, organisationId),
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

/** The team of an owner. Throws `auth.forbidden` for others, also for one who was an owner when the request began. */
export const lockOwnedTeam = async (write: Write<Actor>): Promise<Team> => {
  const team = await lockTeam(write);
  if (!team.canManage) throw new DomainError('auth.forbidden');
  return team;
};
