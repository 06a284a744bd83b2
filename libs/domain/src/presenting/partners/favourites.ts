import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { listedFirm } from './queries.ts';

/* Without the firm's id: members of the firm can read its audit, and must not learn who has it as a favourite. */
const SUBJECT = { entity: 'partner', id: null } as const;

/** Adds an approved firm to the authority's favourites; does nothing if it is one already. Throws `not_found`. */
export const addFavourite = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor, now } = write;
  found(await oneRow(db, sql`select f.id from organisation f where f.id = ${id} and ${listedFirm}`));
  const added = await db.run(sql`insert into favourite_partner (organisation_id, partner_id, created_at)
    values (${actor.organisationId}, ${id}, ${now}) on conflict do nothing returning partner_id`);
  if (added.length > 0) record(write, SUBJECT, { action: 'favour' }, { details: { partner: id } });
};

/** Removes a firm from the authority's favourites; does nothing if it is not one. */
export const removeFavourite = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor } = write;
  const removed = await db.run(sql`delete from favourite_partner
    where organisation_id = ${actor.organisationId} and partner_id = ${id} returning partner_id`);
  if (removed.length > 0) record(write, SUBJECT, { action: 'unfavour' }, { details: { partner: id } });
};
