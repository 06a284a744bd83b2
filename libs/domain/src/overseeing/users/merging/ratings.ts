import { sql } from 'kysely';
import { IS_SHOWN } from '../../../shown-review.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import type { Pair } from './moves.ts';

/** Number and sum of ratings. */
interface Ratings {
  count: number;
  sum: number;
}

/** Adds ratings to the kept record and takes them from the closed one; with -1 the other way. */
export const addRatings = (
  db: Db,
  { keptId, closedId }: Pair,
  sign: 1 | -1,
  { count, sum }: Ratings,
): Promise<unknown> =>
  db.run(sql`update organisation set
      rating_count = rating_count + ${sign * count} * case when id = ${keptId} then 1 else -1 end,
      rating_sum = rating_sum + ${sign * sum} * case when id = ${keptId} then 1 else -1 end
    where id = any (array[${keptId}, ${closedId}]::uuid[])`);

/** Published reviews about the closed record that were moved and are now the kept one's. */
export const ratingsOf = async (db: Db, mergeId: string, { keptId }: Pair): Promise<Ratings> =>
  (await oneRow(
    db,
    sql<{ count: number; sum: number }>`select count(*)::int as count, coalesce(sum(v.rating), 0)::int as sum
      from organisation_merge_row j join review v on v.id = (j.before ->> 'id')::uuid
      where j.merge_id = ${mergeId} and j.relation = 'review' and ${IS_SHOWN}
        and v.subject_id = ${keptId} and j.before ->> 'subject_id' <> j.after ->> 'subject_id'`,
  )) ?? { count: 0, sum: 0 };
