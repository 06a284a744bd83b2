import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/**
 * Throws `organisation.cui_exists` when another organisation, refused ones apart, has the tax code. Said early and in
 * words; two at the same moment are told apart by the unique index.
 */
export const expectFreeCui = async (db: Db, organisationId: string, cui: string | null | undefined): Promise<void> => {
  if (cui == null) return;
  const taken = sql`select 1 from organisation where cui = ${cui} and id <> ${organisationId} and status <> 'rejected' limit 1`;
  if (await oneRow(db, taken)) throw new DomainError('organisation.cui_exists');
};
