import { sql } from 'kysely';
import { IS_SHOWN } from '../../../shown-review.ts';
import type { Sql } from '../../../sql.ts';
import { beginOfDay } from '../../../time.ts';
import { monthOf, monthsIn } from '../months.ts';
import { ofKind, shownWith } from '../../service-requests/outcomes.ts';
import { figureOf, inCounty, inEither, periodsOf, type Scope } from './scope.ts';

const ofOrganisation = (scope: Scope, column: Sql): Sql =>
  scope.county ? sql`join organisation o on o.id = ${column} and ${inCounty(sql`o.county_code`, scope)}` : sql``;

/* Selects kind, time and value of events that are counted without their requests. */
const happened = (scope: Scope): Sql => {
  const at = (moment: Sql): Sql => sql`${moment} as at`;
  const within = (moment: Sql): Sql => inEither(moment, scope);
  const downloaded = beginOfDay(sql`u.day`);
  const ofRequest = scope.county
    ? sql`join project p on p.id = v.project_id join service_request r on r.id = p.request_id and ${inCounty(sql`r.county_code`, scope)}`
    : sql``;
  return sql`
    select 'review' as kind, ${at(sql`v.published_at`)}, v.rating::numeric as value from review v ${ofRequest}
    where ${IS_SHOWN} and ${within(sql`v.published_at`)}
    union all
    select 'download', ${at(downloaded)}, 1 from library_use u ${ofOrganisation(scope, sql`u.organisation_id`)}
    where u.kind = 'download' and ${within(downloaded)}
    union all
    select 'certificate', ${at(sql`c.issued_at`)}, c.hours from seat_certificate c ${ofOrganisation(scope, sql`c.organisation_id`)}
    where c.kind = 'training' and ${within(sql`c.issued_at`)}
    union all
    select 'answer', ${at(sql`f.published_at`)}, 1 from forum_post f ${ofOrganisation(scope, sql`f.organisation_id`)}
    where not f.is_opening and f.status = 'published' and ${within(sql`f.published_at`)}`;
};

const of = (kind: string): Sql => sql`kind = ${sql.lit(kind)}`;
const count = (kind: string) => (rows: Sql) => sql`count(*) filter (where ${rows} and ${of(kind)})`;

const FIGURES = sql`json_build_object(
  'rating', ${figureOf((rows) => sql`round(avg(value) filter (where ${rows} and ${of('review')}), 1)`, count('review'))},
  'downloads', ${figureOf(count('download'))},
  'training', ${figureOf((rows) => sql`coalesce(sum(value) filter (where ${rows} and ${of('certificate')}), 0)`, count('certificate'))},
  'answers', ${figureOf(count('answer'))})`;

/* The rows of each month of the period. */
const monthsOf = (
  scope: Scope,
  now: Date,
): Sql => sql`(select json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'),
    'requests', coalesce(s.requests, 0), 'reviews', coalesce(h.reviews, 0), 'downloads', coalesce(h.downloads, 0),
    'graduates', coalesce(h.graduates, 0), 'hours', coalesce(h.hours, 0), 'answers', coalesce(h.answers, 0)) order by m.month)
  from ${monthsIn(scope.period, now)}
    left join (select month, count(*) filter (where ${of('review')}) as reviews, count(*) filter (where ${of('download')}) as downloads,
        count(*) filter (where ${of('certificate')}) as graduates, sum(value) filter (where ${of('certificate')}) as hours,
        count(*) filter (where ${of('answer')}) as answers
      from happened where in_now group by month) h on h.month = m.month
    left join (select ${monthOf(sql`r.sent_at`)} as month, count(*) as requests from service_request r
      where ${shownWith()} and ${ofKind('offers')} and ${inCounty(sql`r.county_code`, scope)} and ${onlyNow(scope)}
      group by 1) s on s.month = m.month)`;

const onlyNow = (scope: Scope): Sql => inEither(sql`r.sent_at`, { ...scope, compared: scope.days });

/** Select of reviews, downloads, courses and answers, and of the months of the period, as one JSON. */
export const happeningFigures = (scope: Scope, now: Date): Sql => sql`with happened as materialized (
    select kind, value, ${monthOf(sql`at`)} as month, ${periodsOf(sql`at`, scope)} from (${happened(scope)}) all_rows)
  select json_build_object('figures', ${FIGURES}, 'months', ${monthsOf(scope, now)}) as item from happened`;
