import type { NetworkFunnel } from '@psp/contracts/network-reports';
import { sql } from 'kysely';
import { ACTIVE } from '../../../collaborating/projects/active.ts';
import { IS_SHOWN } from '../../../shown-review.ts';
import { isOpenedOffer } from '../../../sourcing/offers/queries.ts';
import type { Sql } from '../../../sql.ts';
import { ofKind, shownWith } from '../../service-requests/outcomes.ts';
import { figureOf, inCounty, inEither, periodsOf, type Scope } from './scope.ts';

/** SQL condition: the report counts the request `r`. */
const counted = (scope: Scope): Sql =>
  sql`${shownWith()} and ${ofKind('offers')} and ${inCounty(sql`r.county_code`, scope)}`;

/*
 * The requests of both periods with what followed: the conditions are those of `shownWith`, by which the list counts, read in one pass.
 * An offer that was replaced keeps the moment of its first version. A request has at most one project.
 */
const base = (scope: Scope): Sql => sql`sent as materialized (
  select r.id, r.revision, r.opened_at, r.county_code, r.sent_at, ${periodsOf(sql`r.sent_at`, scope)}
  from service_request r where ${counted(scope)} and ${inEither(sql`r.sent_at`, scope)}),
answered as materialized (
  select r.id, count(*) as offers, min(coalesce(v.first_at, o.submitted_at)) as first_at,
    sum(o.price) filter (where o.status = 'accepted') as accepted, bool_or(o.status = 'accepted') as is_chosen
  from sent r join offer o on o.request_id = r.id and ${isOpenedOffer}
    left join (select offer_id, min(submitted_at) as first_at from offer_version group by offer_id) v on v.offer_id = o.id
  group by r.id),
followed as materialized (
  select p.request_id as id, p.status = 'completed' as is_completed, ${ACTIVE} as is_under_way, w.project_id is not null as is_reviewed
  from project p left join (select distinct v.project_id from review v where ${IS_SHOWN}) w on w.project_id = p.id),
base as materialized (
  select r.in_now, r.in_before, r.county_code, r.opened_at is not null as is_opened, coalesce(a.offers, 0) as offers, a.accepted,
    extract(epoch from a.first_at - r.sent_at) / 3600 as hours, a.id is not null as is_offered, coalesce(a.is_chosen, false) as is_chosen,
    coalesce(f.is_completed, false) as is_completed, coalesce(f.is_under_way, false) as is_under_way,
    coalesce(f.is_reviewed, false) as is_reviewed
  from sent r left join answered a on a.id = r.id left join followed f on f.id = r.id)`;

const count = (condition: Sql) => (rows: Sql) => sql`count(*) filter (where ${rows} and ${condition})`;

const FIGURES = sql`json_build_object(
  'requests', ${figureOf(count(sql`true`))},
  'firstOffer', ${figureOf(
    (rows) => sql`round((percentile_cont(0.5) within group (order by hours) filter (where ${rows}))::numeric, 1)`,
    count(sql`is_offered`),
  )},
  'offersPerRequest', ${figureOf(
    (rows) => sql`round(avg(offers) filter (where ${rows} and is_opened), 1)`,
    count(sql`is_opened`),
  )},
  'acceptance', ${figureOf(count(sql`is_chosen`), count(sql`true`))},
  'accepted', ${figureOf((rows) => sql`coalesce(sum(accepted) filter (where ${rows}), 0)`, count(sql`is_chosen`))})`;

const STEPS: Record<keyof NetworkFunnel, Sql> = {
  requests: sql`true`,
  offered: sql`is_offered`,
  chosen: sql`is_chosen`,
  completed: sql`is_completed`,
  reviewed: sql`is_reviewed`,
  underWay: sql`is_chosen and is_under_way`,
};
const FUNNEL = sql`json_build_object(${sql.join(
  Object.entries(STEPS).map(([step, condition]) => sql`${sql.lit(step)}, ${count(condition)(sql`in_now`)}`),
)})`;

const COUNTIES = sql`(select coalesce(json_object_agg(county_code, json_build_object(
    'requests', requests, 'accepted', accepted, 'chosen', chosen)), '{}')
  from (select county_code, count(*) as requests, coalesce(sum(accepted), 0) as accepted, count(*) filter (where is_chosen) as chosen
    from base where in_now and county_code is not null group by county_code) lines)`;

/** Select of the figures, the funnel and the counties of the requests sent in the two periods, as one JSON. */
export const requestFigures = (scope: Scope): Sql => sql`with ${base(scope)}
  select json_build_object('figures', ${FIGURES}, 'funnel', ${FUNNEL}, 'counties', ${COUNTIES}) as item from base`;
