import { ACTIVE_DAYS } from '@psp/contracts/network-report-words';
import { lastDaysOf, type PeriodDays } from '@psp/contracts/compared-periods';
import { sql } from 'kysely';
import { isOpenedOffer } from '../../../sourcing/offers/queries.ts';
import type { Sql } from '../../../sql.ts';
import { type Days, onDays } from '../../../time.ts';
import { packageOf } from '../../packages/queries.ts';
import { monthOf } from '../months.ts';
import { inCounty, type Scope } from './scope.ts';

/** Time at which the organisation `o` joined: its first approval, or its creation if it was never approved. */
export const JOINED_AT = sql`coalesce(o.joined_at, o.decided_at, o.created_at)`;

/** SQL condition: `o` is a member or a partner now. */
export const isMember = sql`(o.kind in ('uat', 'firma') and o.status = 'approved')`;

/**
 * Select of `id`, `at`: organisations with the moments at which they acted on these days. An act is a request sent, an offer submitted
 * and opened since, or a message to the other side: sealed offers tell nothing.
 */
const acts = (days: Days): Sql => sql`
  select r.organisation_id as id, r.sent_at as at from service_request r where r.status <> 'draft' and ${onDays(sql`r.sent_at`, days)}
  union all
  select o.organisation_id, o.submitted_at from offer o join service_request r on r.id = o.request_id
  where ${isOpenedOffer} and ${onDays(sql`o.submitted_at`, days)}
  union all
  select m.organisation_id, m.created_at from message m where not m.is_note and ${onDays(sql`m.created_at`, days)}`;

/** SQL condition: the organisation `o` acted on these days. */
export const isActiveOn = (days: Days): Sql => sql`o.id in (select acts.id from (${acts(days)}) acts)`;

const joinedBy = ({ to }: PeriodDays): Sql => onDays(JOINED_AT, { to });
const inBoth = (valueIn: (days: PeriodDays) => Sql, ofIn: ((days: PeriodDays) => Sql) | null, scope: Scope): Sql =>
  sql`json_build_object('value', ${valueIn(scope.days)}, 'before', ${valueIn(scope.compared)},
    'of', ${ofIn?.(scope.days) ?? sql`null::int`}, 'beforeOf', ${ofIn?.(scope.compared) ?? sql`null::int`})`;

const ofKind = (kind: 'uat' | 'firma') => (days: PeriodDays) =>
  sql`count(*) filter (where o.kind = ${sql.lit(kind)} and ${joinedBy(days)})`;
const all = (days: PeriodDays): Sql => sql`count(*) filter (where ${joinedBy(days)})`;
const active = (days: PeriodDays): Sql =>
  sql`count(*) filter (where ${joinedBy(days)} and ${isActiveOn(lastDaysOf(days, ACTIVE_DAYS))})`;

/** Select of the figures of members and partners, of packages and counties, as one JSON. */
export const memberFigures = (scope: Scope): Sql => {
  const members = sql`organisation o where ${isMember} and ${inCounty(sql`o.county_code`, scope)}`;
  const now = joinedBy(scope.days);
  return sql`select json_build_object('figures', json_build_object(
      'members', ${inBoth(ofKind('uat'), null, scope)}, 'partners', ${inBoth(ofKind('firma'), null, scope)},
      'active', ${inBoth(active, all, scope)}),
    'packages', (select coalesce(json_agg(json_build_object('kind', kind, 'package', package, 'members', members)
        order by kind desc, package nulls last), '[]')
      from (select o.kind, ${packageOf} as package, count(*) filter (where ${now}) as members
        from ${members} group by 1, 2) lines),
    'counties', (select coalesce(json_object_agg(county_code, json_build_object('members', members, 'partners', partners)), '{}')
      from (select o.county_code, count(*) filter (where o.kind = 'uat') as members, count(*) filter (where o.kind = 'firma') as partners
        from ${members} and ${now} and o.county_code is not null group by o.county_code) lines)) as item
  from ${members}`;
};

/** Select of the organisations that joined in each of the months, with their number active in this month and in each after it. */
export const cohorts = (scope: Scope, months: { first: string; last: string }): Sql => {
  const [first, last] = [sql`${`${months.first}-01`}::timestamp`, sql`${`${months.last}-01`}::timestamp`];
  const days = { from: `${months.first}-01`, to: scope.days.to };
  return sql`with joined as materialized (
      select o.id, ${monthOf(JOINED_AT)} as month from organisation o
      where ${isMember} and ${inCounty(sql`o.county_code`, scope)} and ${onDays(JOINED_AT, days)}),
    active as materialized (select distinct j.id, j.month, ${monthOf(sql`acts.at`)} as acted
      from (${acts(days)}) acts join joined j on j.id = acts.id)
    select coalesce(json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'),
      'organisations', (select count(*) from joined j where j.month = m.month),
      'active', (select json_agg((select count(*) from active a where a.month = m.month and a.acted = n.month) order by n.month)
        from generate_series(m.month, ${last}, interval '1 month') n (month))) order by m.month), '[]') as item
    from generate_series(${first}, ${last}, interval '1 month') m (month)`;
};
