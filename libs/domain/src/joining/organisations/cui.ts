import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

interface Claim {
  id: string;
  cui?: string | null | undefined;
}

/** True of an organisation named `o` whose application waits for the association's decision. */
export const isOpenClaim = sql`o.status in ('pending', 'needs_info')`;

/**
 * Locks a tax code until the transaction ends, so that confirmations of claims and decisions on them wait for each other.
 * Taken before rows of organisations.
 */
export const lockCui = async (db: Db, cui: string | Sql): Promise<void> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('cui ' || ${cui}, 0))`);
};

/** Locks an organisation and all others with a tax code, its own or `cui`, in the order of their ids. */
export const lockClaims = async (
  db: Db,
  id: string,
  cui: string | Sql = sql`(select cui from organisation where id = ${id})`,
): Promise<void> => {
  await lockCui(db, cui);
  await db.run(sql`select 1 from organisation where id = ${id} or cui = ${cui} order by id for update`);
};

/** The other organisations with an open claim of the same tax code. */
export const rivalsOf = (db: Db, { id, cui }: Claim): Promise<{ id: string }[]> =>
  db.run(sql<{ id: string }>`select o.id from organisation o where o.cui = ${cui} and o.id <> ${id} and ${isOpenClaim}
    order by o.id`);

/**
 * Throws `organisation.cui_exists` when an organisation that was let in has the tax code. Of two that are let in at the same
 * moment the unique index refuses the second, later and with the same error.
 */
export const expectFreeCui = async (db: Db, organisationId: string, cui: string | null | undefined): Promise<void> => {
  if (cui == null) return;
  const taken = sql`select 1 from organisation where cui = ${cui} and id <> ${organisationId}
    and status in ('approved', 'suspended') limit 1`;
  if (await oneRow(db, taken)) throw new DomainError('organisation.cui_exists');
};
