import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { isReadableBy } from '../passages/readable.ts';

/**
 * Counts that the actor opened a document or downloaded from it, once a day of each kind. Returns false for one that they may not
 * read.
 */
export const countUse = async (
  { db, now }: Dated,
  actor: Actor,
  { id, kind }: { id: string; kind: 'view' | 'download' },
): Promise<boolean> => {
  const column = sql.ref(kind === 'view' ? 'views' : 'downloads');
  const row = await oneRow(
    db,
    sql<{
      isReadable: boolean;
    }>`with document as (select d.id from library_document d where d.id = ${id} and ${isReadableBy(actor)}),
      used as (insert into library_use (document_id, account_id, organisation_id, kind, day)
        select id, ${actor.accountId}, ${actor.organisationId}, ${kind}, ${romanianDay(now)}::date from document
        on conflict do nothing returning document_id),
      counted as (update library_document d set ${column} = d.${column} + 1 from used u where d.id = u.document_id)
      select exists (select from document) as "isReadable"`,
  );
  return row?.isReadable ?? false;
};
