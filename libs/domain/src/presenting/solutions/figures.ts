import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { listed } from './listed.ts';

/** Number of views, favourites and sent requests of a solution `s`, as JSON (`solutionFigures`). */
export const figuresOf = sql`json_build_object(
  'views', (select coalesce(sum(w.views), 0)::int from page_views w where w.subject_id = s.id),
  'favourites', (select count(*)::int from favourite_solution v where v.solution_id = s.id),
  'requests', (select count(*)::int from service_request r where r.solution_id = s.id and r.sent_at is not null))`;

/** Returns the id if the solution is listed in the marketplace, else null. */
export const listedSolution = async (db: Db, id: string): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ id: string }>`select s.id from solution s join organisation f on f.id = s.organisation_id
      where s.id = ${id} and ${listed}`,
  );
  return row?.id ?? null;
};
