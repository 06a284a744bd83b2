import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@psp/contracts/common';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { Membership } from '../members/membership.entity.ts';
import { NOTIFICATIONS, nameOf } from '../members/notifications.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import type { OrganisationFacts } from '../organisations/transitions.ts';
import { lockOrganisation } from '../organisations/owners.ts';
import { lockStaying } from '../../operating/personal-data/sole-owner.ts';

/** A person's place in an organisation. */
interface PlaceFacts {
  accountId: string;
  role: Role;
  /** Whether the account is in use and not about to be deleted. */
  stays: boolean;
}

/* The association's own owners look after its people, and nobody gives themselves an organisation. */
const mayAppoint = (doer: Doer, { kind }: Pick<OrganisationFacts, 'kind'>, accountId: string): boolean =>
  isAdmin(doer) && doer.kind !== 'system' && kind !== 'admin' && doer.accountId !== accountId;

/** What the association may do about a person's place in an organisation. */
export const placeActions = (
  organisation: Pick<OrganisationFacts, 'kind'>,
  { accountId, role, stays }: PlaceFacts,
  doer: Doer,
): 'makeOwner'[] => (mayAppoint(doer, organisation, accountId) && role !== 'owner' && stays ? ['makeOwner'] : []);

interface Input {
  /** The organisation. */
  id: string;
  accountId: string;
  /** Of the organisation. */
  version: number;
  reason: string;
}

/**
 * Makes a member of an organisation an owner beside those it has, who may all be out of reach. Throws `member.not_active`,
 * `action.not_allowed` for one who is an owner.
 */
export const makeOwner = async (em: EntityManager, actor: Actor, input: Input): Promise<void> => {
  const { id, accountId, version, reason } = input;
  const organisation = await lockOrganisation(em, id);
  expectVersion(organisation, version);
  const member = found(await em.findOne(Membership, { organisationId: id, accountId }, { refresh: true }));
  if (!mayAppoint(actor, organisation, accountId)) throw new DomainError('auth.forbidden');
  if (member.role === 'owner') throw new DomainError('action.not_allowed');
  if (!(await lockStaying(em, accountId))) throw new DomainError('member.not_active');
  const change = { action: 'changeRole', from: member.role, to: 'owner' };
  record(em, actor, { entity: 'membership', id: member.id }, change, { reason });
  member.role = 'owner';
  await notify(em, [id], NOTIFICATIONS.madeOwner(await nameOf(em, accountId), organisation, reason));
};
