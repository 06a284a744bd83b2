import type { OrganisationStatus } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

export interface SoleOwned {
  id: string;
  name: string;
  status: OrganisationStatus;
}

/* The account `a` is active and not about to be deleted. */
const STAYS = sql`a.status = 'active' and a.deletion_due_at is null`;

/** The organisation `o` has no other owner than `m` whose account is active and not about to be deleted. */
const NOBODY_ELSE_STAYS = sql`not exists (
  select 1 from membership other join account a on a.id = other.account_id
  where other.organisation_id = o.id and other.role = 'owner' and other.account_id <> m.account_id
    and ${STAYS})`;

/**
 * Finds the organisations that would have no owner left if the user left. Locks all organisations that the user owns until the
 * transaction ends, so that of two owners who leave concurrently the second is detected.
 */
export const findSoleOwned = async (db: Db, accountId: string): Promise<SoleOwned[]> => {
  const owned = sql`organisation o join membership m on m.organisation_id = o.id
    where m.account_id = ${accountId} and m.role = 'owner'`;
  await db.run(sql`select o.id from ${owned} order by o.id for no key update of o`);
  return db.run(sql<SoleOwned>`select o.id, o.name, o.status from ${owned} and ${NOBODY_ELSE_STAYS} order by o.id`);
};

/**
 * Whether the organisation has another owner whose account is active and not about to be deleted. The caller must hold the lock of
 * the organisation.
 */
export const hasAnotherStayingOwner = async (db: Db, organisationId: string, accountId: string): Promise<boolean> => {
  const another = sql`select 1 from organisation o, (select ${accountId}::uuid as account_id) m
    where o.id = ${organisationId} and not (${NOBODY_ELSE_STAYS})`;
  return (await oneRow(db, another)) !== null;
};

/**
 * Whether the account is active and not about to be deleted; locks it in that state until the transaction ends. The caller must hold
 * the lock of the organisation.
 */
export const lockStayingAccount = async (db: Db, accountId: string): Promise<boolean> =>
  (await oneRow(db, sql`select 1 from account a where a.id = ${accountId} and ${STAYS} for no key update`)) !== null;
