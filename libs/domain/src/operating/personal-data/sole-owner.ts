import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrganisationStatus } from '@psp/contracts/common';

export interface OwnedAlone {
  id: string;
  name: string;
  status: OrganisationStatus;
}

/* Of an account `a`: in use and not about to be deleted. */
const STAYS = `a.status = 'active' and a.deletion_due_at is null`;

/** Of `o`: nobody but the person `m` owns it with an account that is in use and not about to be deleted. */
const NOBODY_ELSE_STAYS = `not exists (
  select 1 from membership other join account a on a.id = other.account_id
  where other.organisation_id = o.id and other.role = 'owner' and other.account_id <> m.account_id
    and ${STAYS})`;

/**
 * Organisations that would be left without an owner who stays if the person left. Everything the person owns is locked against
 * a change of its owners until the end of the transaction, so that of two who leave at the same moment the second finds out.
 */
export const ownedAlone = async (em: EntityManager, accountId: string): Promise<OwnedAlone[]> => {
  await em.execute(
    `select o.id from organisation o join membership m on m.organisation_id = o.id
     where m.account_id = ? and m.role = 'owner' order by o.id for no key update of o`,
    [accountId],
  );
  return em.execute<OwnedAlone[]>(
    `select o.id, o.name, o.status from organisation o join membership m on m.organisation_id = o.id
     where m.account_id = ? and m.role = 'owner' and ${NOBODY_ELSE_STAYS} order by o.id`,
    [accountId],
  );
};

/**
 * True when the organisation has, besides this person, an owner whose account is in use and not about to be deleted. The
 * caller holds the organisation's lock.
 */
export const hasAnotherStayingOwner = async (
  em: EntityManager,
  organisationId: string,
  accountId: string,
): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(
    `select 1 from organisation o, (select ?::uuid as account_id) m where o.id = ? and not (${NOBODY_ELSE_STAYS})`,
    [accountId, organisationId],
  );
  return rows.length > 0;
};

/**
 * True when the account is in use and not about to be deleted; so it stays until the end of the transaction. The caller holds
 * the organisation's lock.
 */
export const lockStaying = async (em: EntityManager, accountId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(`select 1 from account a where a.id = ? and ${STAYS} for no key update`, [
    accountId,
  ]);
  return rows.length > 0;
};
