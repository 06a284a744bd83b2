import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import type { Subject } from './subject.ts';

/** SQL condition: the row with this id is a favourite of the actor, whichever organisation they added it for. */
export const isFavouriteOf = ({ accountId }: Actor, { column }: Subject, id: Sql): Sql =>
  sql`exists (select from library_favourite v where v.${column} = ${id} and v.account_id = ${accountId})`;

/** Adds a row to the actor's favourites, or removes it; does nothing if it is so already. */
export const keepFavourite = async (
  write: Write<Actor>,
  { name, column }: Subject,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): Promise<void> => {
  const { db, actor, now } = write;
  const changed = isFavourite
    ? await db.run(sql`insert into library_favourite (${column}, account_id, organisation_id, created_at)
        values (${id}, ${actor.accountId}, ${actor.organisationId}, ${now}) on conflict do nothing returning account_id`)
    : await db.run(sql`delete from library_favourite where ${column} = ${id} and account_id = ${actor.accountId}
        returning account_id`);
  if (changed.length === 0) return;
  // Without the row's id: its history is not that of its readers.
  record(write, { entity: 'library-favourite', id: null }, { action: 'set' }, { details: { [name]: id, isFavourite } });
  await flush(write);
};
