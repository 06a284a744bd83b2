import { sql } from 'kysely';
import type { WaitingRows } from '../../capability.ts';
import type { Sql } from '../../sql.ts';

/** Published projects (`id`) of which a report waits, of them or of a question, each `since` its first one. */
export const REPORTED = sql`select f.exchange_id as id, f.created_at as since from exchange_flag f
  join exchange_project x on x.id = f.exchange_id and x.status = 'published'
  where f.outcome is null and not exists (select from exchange_flag earlier where earlier.exchange_id = f.exchange_id
    and earlier.outcome is null and (earlier.created_at, earlier.id) < (f.created_at, f.id))`;

/** Reported projects, for the queue of moderation and the overview. */
export const reportedProjects: WaitingRows = {
  rows: REPORTED,
  about: sql`select x.title, o.name from exchange_project x join organisation o on o.id = x.organisation_id where x.id = w.id`,
  excerpt: sql`select left(string_agg(f.reason, ' · ' order by f.created_at, f.id), 200) from exchange_flag f
    where f.exchange_id = w.id and f.outcome is null`,
};

/** Number of reported projects: a scalar. */
export const countReported: Sql = sql`(select count(*)::int from (${REPORTED}) r)`;
