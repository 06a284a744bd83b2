import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

type Organisation = Pick<Actor, 'organisationName' | 'kind' | 'status'> & { isMerged: boolean };

/** An organisation as the reader of its own pages, for which nobody signs in: it reads, and writes nothing. */
export type Reader = Actor & { kind: 'uat' | 'firma'; role: 'viewer' };

/**
 * Reads the organisation as whose reader the association looks. Throws `not_found`, also for a record that was merged into another
 * one, and `support-view.association` for the association itself.
 */
export const readerOf = async (db: Db, { accountId }: Actor, organisationId: string): Promise<Reader> => {
  const query = sql<Organisation>`select name as "organisationName", kind, status, merged_into_id is not null as "isMerged"
    from organisation where id = ${organisationId}`;
  const { isMerged, kind, ...organisation } = found(await oneRow(db, query));
  if (isMerged) throw new DomainError('not_found');
  if (kind === 'admin') throw new DomainError('support-view.association');
  return { ...organisation, accountId, displayName: '', organisationId, kind, role: 'viewer' };
};
