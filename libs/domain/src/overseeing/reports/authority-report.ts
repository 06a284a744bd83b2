import { daysOf, type ReportPeriod } from '@psp/contracts/report-periods';
import type { ReportView } from '@psp/contracts/reports';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import type { Db } from '../../read-db.ts';
import { shownBy } from '../../sourcing/service-requests/list.ts';
import { shownToAuthority } from '../../sourcing/offers/queries.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { type Days, inRomania } from '../../time.ts';
import { comparisonOf, fieldsOf } from './comparing/queries.ts';
import { monthOf, monthsIn } from './months.ts';

const PARTNERS = 50;
const days = (from: Sql, to: Sql): Sql =>
  sql`round((percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 86400))::numeric, 1)`;

/**
 * Common table expression `base`: requests `r` that fulfil a condition, with their outcomes and those offers `o` that fulfil the other
 * one, which leaves sealed offers out. Consultations have no price.
 */
export const requestsOf = (where: Sql, offers: Sql): Sql => sql`base as materialized (
  select r.id, r.organisation_id, r.category, r.sent_at, ${monthOf(sql`r.sent_at`)} as month, r.kind <> 'consultation' and r.opened_at is not null as is_opened,
    case when r.kind = 'consultation' then 0 else coalesce(r.budget_max, r.budget_min, 0) end as requested,
    (select (v.content ->> 'budgetMax')::numeric from service_request_revision v
      where v.request_id = r.id and v.content ->> 'budgetMax' is not null order by v.revision limit 1) as first_budget,
    o.offers, o.mean, a.organisation_id as winner, a.price as accepted, a.decided_at,
    p.completed_at, p.delivered_at, p.due_on, p.id as project_id
  from service_request r
    left join lateral (select count(*) as offers, avg(o.price) as mean from offer o where o.request_id = r.id and ${offers}) o on true
    left join offer a on a.request_id = r.id and a.status = 'accepted'
    left join project p on p.request_id = r.id
  where ${where})`;
/* The authority's requests sent on these days. */
const base = (actor: Actor, days: Days): Sql => requestsOf(shownBy(actor, days), shownToAuthority(actor));

/** Figures of a group of `base`: mean number of opened offers, and median days from sending to accepting and to completing. */
export const AUTHORITY_VALUES = {
  offersPerRequest: sql`round(avg(b.offers) filter (where b.is_opened), 1)`,
  daysToAccepted: days(sql`b.sent_at`, sql`b.decided_at`),
  daysToCompleted: days(sql`b.sent_at`, sql`b.completed_at`),
};

const money = sql`'requests', count(b.id), 'requested', coalesce(sum(b.requested), 0),
  'offered', coalesce(round(sum(b.mean), 2), 0), 'accepted', coalesce(sum(b.accepted), 0)`;

const figures = sql`(select json_build_object(${money},
  ${fieldsOf(AUTHORITY_VALUES)},
  'savings', sum(b.first_budget - b.accepted), 'savingsOf', count(b.first_budget - b.accepted)) from base b)`;

const months = (each: Sql): Sql => sql`(select json_agg(line order by month) from (
  select m.month, json_build_object('month', to_char(m.month, 'YYYY-MM'), ${money}) as line
  from ${each} left join base b on b.month = m.month group by m.month) lines)`;

const domains = sql`(select coalesce(json_agg(line order by requested desc, category), '[]') from (
  select b.category, sum(b.requested) as requested, json_build_object('domain', b.category, ${money}) as line
  from base b group by b.category) lines)`;

/* Firms that offered, by the value of accepted offers. */
const partners = (
  actor: Actor,
): Sql => sql`(select coalesce(json_agg(line order by value desc, offers desc, name), '[]') from (
  select f.name, count(*) as offers, coalesce(sum(b.accepted) filter (where b.winner = f.id), 0) as value,
    json_build_object('partner', json_build_object('id', f.id, 'name', f.name), 'offers', count(*),
      'accepted', count(*) filter (where b.winner = f.id),
      'value', coalesce(sum(b.accepted) filter (where b.winner = f.id), 0),
      'completed', count(*) filter (where b.winner = f.id and b.completed_at is not null),
      'onTime', case when count(b.due_on) filter (where b.winner = f.id and b.completed_at is not null) > 0
        then count(*) filter (where b.winner = f.id and b.completed_at is not null and ${inRomania(sql`b.delivered_at`)}::date <= b.due_on) end,
      'rating', (select round(avg(v.rating), 1) from review v
        where v.author_id = ${actor.organisationId} and v.subject_id = f.id and ${IS_SHOWN})) as line
  from base b join service_request r on r.id = b.id join offer o on o.request_id = b.id and ${shownToAuthority(actor)}
    join organisation f on f.id = o.organisation_id
  group by f.id order by value desc, offers desc, f.name limit ${sql.lit(PARTNERS)}) lines)`;

/** Reads amounts, durations and partners of the requests that an authority sent in a period, as JSON text (`reportView`). */
export const readAuthorityReport = (db: Db, actor: Actor, period: ReportPeriod, now: Date): Promise<string> => {
  const each = monthsIn(period, now);
  return jsonText(
    db,
    sql<{
      json: string;
    }>`with ${base(actor, daysOf(period, now))} select json_build_object('figures', ${figures}, 'months', ${months(each)},
      'domains', ${domains}, 'partners', ${partners(actor)}, 'comparison', ${comparisonOf(actor)})::text as json`,
  );
};

/** The same as an object. */
export const authorityReport = async (db: Db, actor: Actor, period: ReportPeriod, now: Date): Promise<ReportView> =>
  JSON.parse(await readAuthorityReport(db, actor, period, now)) as ReportView;
