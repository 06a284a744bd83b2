import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Content that members report, by its column in `content_flag`. */
export type FlaggedKind = 'review_id' | 'solution_id';

/** SQL condition: an organisation has an open report of the content. */
export const hasFlagged = (kind: FlaggedKind, id: Sql, { organisationId }: Actor): Sql =>
  sql`exists (select from content_flag f where f.${sql.ref(kind)} = ${id} and f.organisation_id = ${organisationId} and f.outcome is null)`;

/** SQL: whether the actor may report content of an author, as a state of `FLAG_STATES`. */
export const flagStateOf = (kind: FlaggedKind, id: Sql, author: Sql, actor: Actor): Sql =>
  sql`case when ${author} = ${actor.organisationId} then 'own' when ${hasFlagged(kind, id, actor)} then 'flagged' else 'open' end`;

/** Select of the content of a kind with open reports: its `id`, and `since`, the time of the first open report. */
export const reported = (kind: FlaggedKind): Sql => {
  const column = sql.ref(kind);
  return sql`select f.${column} as id, f.created_at as since from content_flag f
    where f.outcome is null and f.${column} is not null and not exists (select from content_flag earlier
      where earlier.${column} = f.${column} and earlier.outcome is null and (earlier.created_at, earlier.id) < (f.created_at, f.id))`;
};

/** Select of the first words of the open reports of the content `w.id`. */
export const reasonsOf = (
  kind: FlaggedKind,
): Sql => sql`select left(string_agg(f.reason, ' · ' order by f.created_at, f.id), 200)
  from content_flag f where f.${sql.ref(kind)} = w.id and f.outcome is null`;
