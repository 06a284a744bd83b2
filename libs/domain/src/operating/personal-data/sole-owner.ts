import type { OrganisationStatus } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

export interface OwnedAlone {
  id: string;
  name: string;
  status: OrganisationStatus;
}

/* Of an account `a`: in use and not about to be deleted. */
const STAYS = sql`a.status = 'active' and a.deletion_due_at is null`;

/** Of `o`: nobody but the person `m` owns it with an account that is in use and not about to be deleted. */
const NOBODY_ELSE_STAYS = sql`not exists (
  select 1 from membership other join account a on a.id = other.account_id
  where other.organisation_id = o.id and other.role = 'owner' and other.account_id <> m.account_id
    and ${STAYS})`;

/**
 * Organisations that would be left without an owner who stays if the person left. Everything the person owns is locked against
 * a change of its owners until the end of the transaction, so that of two who leave at the same moment the second finds out.
 */
export const ownedAlone = async (db: Db, accountId: string): Promise<OwnedAlone[]> => {
  const owned = sql`organisation o join membership m on m.organisation_id = o.id
    where m.account_id = ${accountId} and m.role = 'owner'`;
  await db.run(sql`select o.id from ${owned} order by o.id for no key update of o`);
  return db.run(sql<OwnedAlone>`select o.id, o.name, o.status from ${owned} and ${NOBODY_ELSE_STAYS} order by o.id`);
};

/**
 * True when the organisation has, besides this person, an owner whose account is in use and not about to be deleted. The
 * caller holds the organisation's lock.
 */
export const hasAnotherStayingOwner = async (db: Db, organisationId: string, accountId: string): Promise<boolean> => {
  const another = sql`select 1 from organisation o, (select ${accountId}::uuid as account_id) m
    where o.id = ${organisationId} and not (${NOBODY_ELSE_STAYS})`;
  return (await oneRow(db, another)) !== null;
};

/**
 * True when the account is in use and not about to be deleted; so it stays until the end of the transaction. The caller holds
 * the organisation's lock.
 */
export const lockStaying = async (db: Db, accountId: string): Promise<boolean> =>
  (await oneRow(db, sql`select 1 from account a where a.id = ${accountId} and ${STAYS} for no key update`)) !== null;
