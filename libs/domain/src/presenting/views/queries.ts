import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { today } from '../../time.ts';

const WEEKS = 12;
const thisWeek = sql`date_trunc('week', ${today}::timestamp)`;

/** How often a firm's profile was viewed in each of the last weeks, the present one among them, as JSON. */
export const profileViews = ({ organisationId }: Actor): Sql => sql`(
  select json_agg(json_build_object('week', w.week::date, 'profile', (select coalesce(sum(v.views), 0) from page_views v
    where v.organisation_id = ${organisationId} and v.page = 'profile' and v.day >= w.week::date and v.day < w.week::date + 7)) order by w.week)
  from generate_series(${thisWeek} - make_interval(weeks => ${sql.lit(WEEKS - 1)}), ${thisWeek}, interval '1 week') w (week))`;
