import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { listed } from './listed.ts';

/* Without the solution's id: members of its firm can read its audit, and must not learn who has it as a favourite. */
const SUBJECT = { entity: 'solution', id: null } as const;

/** SQL condition: the solution `s` is a favourite of the authority. */
export const isFavourite = ({ organisationId }: Actor): Sql =>
  sql`exists (select from favourite_solution v where v.solution_id = s.id and v.organisation_id = ${organisationId})`;

/** Adds a solution of the marketplace to the authority's favourites; does nothing if it is one already. Throws `not_found`. */
export const favourSolution = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor, now } = write;
  const listedOne = sql`select s.id from solution s join organisation f on f.id = s.organisation_id`;
  found(await oneRow(db, sql`${listedOne} where s.id = ${id} and ${listed}`));
  const added = await db.run(sql`insert into favourite_solution (organisation_id, solution_id, created_at)
    values (${actor.organisationId}, ${id}, ${now}) on conflict do nothing returning solution_id`);
  if (added.length > 0) record(write, SUBJECT, { action: 'favour' }, { details: { solution: id } });
};

/** Removes a solution from the authority's favourites; does nothing if it is not one. */
export const unfavourSolution = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor } = write;
  const removed = await db.run(sql`delete from favourite_solution
    where organisation_id = ${actor.organisationId} and solution_id = ${id} returning solution_id`);
  if (removed.length > 0) record(write, SUBJECT, { action: 'unfavour' }, { details: { solution: id } });
};
