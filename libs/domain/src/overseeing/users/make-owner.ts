import type { Role } from '@psp/contracts/common';
import { lock, type Versioned } from '../../act.ts';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { lockStayingAccount } from '../../operating/personal-data/sole-owner.ts';
import type { Write } from '../../write.ts';
import { personOf } from '../../joining/accounts/person.ts';
import { Membership } from '../../joining/members/membership.entity.ts';
import { NOTIFICATIONS } from '../../joining/members/notifications.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import type { OrganisationFacts } from '../../joining/organisations/transitions.ts';

/** A person's membership in an organisation. */
interface MembershipFacts {
  accountId: string;
  role: Role;
  /** Whether the account is active and not about to be deleted. */
  stays: boolean;
}

/* Not for the association itself, whose owners manage its members, and nobody can appoint themselves. */
const canAppoint = (doer: Doer, { kind }: Pick<OrganisationFacts, 'kind'>, accountId: string): boolean =>
  isAdmin(doer) && doer.kind !== 'system' && kind !== 'admin' && doer.accountId !== accountId;

/** Actions that the association may take on a person's membership. */
export const placeActions = (
  organisation: Pick<OrganisationFacts, 'kind'>,
  { accountId, role, stays }: MembershipFacts,
  doer: Doer,
): 'makeOwner'[] => (canAppoint(doer, organisation, accountId) && role !== 'owner' && stays ? ['makeOwner'] : []);

interface Input extends Versioned {
  accountId: string;
  reason: string;
}

/**
 * Makes a member an additional owner of an organisation, e.g. if its owners cannot be reached. `id` and `version` are the
 * organisation's. Throws `auth.forbidden`, `member.not_active`, and `action.not_allowed` for an owner.
 */
export const makeOwner = async (write: Write<Actor>, { id, accountId, version, reason }: Input): Promise<void> => {
  const { em, db, actor } = write;
  const organisation = await lock(write, Organisation, { id });
  expectVersion(organisation, version);
  const member = found(await em.findOne(Membership, { organisationId: id, accountId }, { refresh: true }));
  if (!canAppoint(actor, organisation, accountId)) throw new DomainError('auth.forbidden');
  if (member.role === 'owner') throw new DomainError('action.not_allowed');
  if (!(await lockStayingAccount(db, accountId))) throw new DomainError('member.not_active');
  const change = { action: 'changeRole', from: member.role, to: 'owner' };
  record(write, { entity: 'membership', id: member.id }, change, { reason });
  member.role = 'owner';
  const { displayName } = await personOf(db, accountId);
  notify(write, [id], NOTIFICATIONS.madeOwner(displayName, organisation, reason));
};
