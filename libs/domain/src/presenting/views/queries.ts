import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { today } from '../../time.ts';
import type { ViewedPage } from './count-page-view.ts';

const WEEKS = 12;
const thisWeek = sql`date_trunc('week', ${today}::timestamp)`;

const viewsOf = (page: ViewedPage): Sql => sql`coalesce(sum(v.views) filter (where v.page = ${sql.lit(page)}), 0)`;

/** Views of a firm's profile and solutions in each of the last 12 weeks, including the current one, as JSON. */
export const weeklyViews = ({ organisationId }: Actor): Sql => sql`(
  select json_agg(json_build_object('week', w.week::date, 'profile', s.profile, 'solutions', s.solutions) order by w.week)
  from generate_series(${thisWeek} - make_interval(weeks => ${sql.lit(WEEKS - 1)}), ${thisWeek}, interval '1 week') w (week),
    lateral (select ${viewsOf('profile')} as profile, ${viewsOf('solution')} as solutions from page_views v
      where v.organisation_id = ${organisationId} and v.day >= w.week::date and v.day < w.week::date + 7) s)`;
