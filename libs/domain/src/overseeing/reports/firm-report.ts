import type { FirmReport } from '@psp/contracts/firm-reports';
import { COMPARED_MIN } from '@psp/contracts/price-ranges';
import { daysOf, type ReportPeriod } from '@psp/contracts/report-periods';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { receivedOn } from '../../collaborating/reviews/queries.ts';
import { isCompared, isOpenedOffer, ofFirm, submittedOn } from '../../sourcing/offers/queries.ts';
import { allOf, jsonText, type Sql } from '../../sql.ts';
import type { Days } from '../../time.ts';
import { comparisonOf } from './comparing/queries.ts';
import { monthOf, monthsIn } from './months.ts';

/**
 * Common table expression `base`: the offers `o` that fulfil a condition. `seen`: when the firm first opened the request; `sent`: when
 * it first submitted the offer; `is_opened`: whether its authority reads it.
 */
export const offersOf = (where: Sql): Sql => sql`base as materialized (
  select o.id, o.organisation_id, o.status, o.price, o.request_id, r.category, ${monthOf(sql`o.submitted_at`)} as month,
    r.opened_at is not null and ${isCompared} as shown, ${isOpenedOffer} as is_opened, v.viewed_at as seen,
    (select min(a.at) from audit a where a.entity_id = o.id and a.action = 'offer.submit' and a.outcome = 'done') as sent
  from offer o join service_request r on r.id = o.request_id
    left join service_request_view v on v.request_id = o.request_id and v.organisation_id = o.organisation_id
  where ${where})`;

/** Median hours from opening the request to the first submission, over a group of `base`. */
export const MEDIAN_HOURS = sql`round((percentile_cont(0.5) within group
    (order by greatest(0, extract(epoch from b.sent - b.seen) / 3600)) filter (where b.sent - b.seen is not null))::numeric, 1)`;

const counts = sql`'offers', count(b.id), 'accepted', count(*) filter (where b.status = 'accepted'),
  'declined', count(*) filter (where b.status = 'declined')`;

const figures = sql`(select json_build_object(${counts},
  'value', coalesce(sum(b.price) filter (where b.status = 'accepted'), 0), 'answers', count(b.sent - b.seen),
  'medianHours', ${MEDIAN_HOURS})
  from base b)`;

const months = (each: Sql): Sql => sql`(select json_agg(line order by month) from (
  select m.month, json_build_object('month', to_char(m.month, 'YYYY-MM'), ${counts}) as line
  from ${each} left join base b on b.month = m.month group by m.month) lines)`;

const domains = sql`(select coalesce(json_agg(line order by offers desc, category), '[]') from (
  select b.category, count(*) as offers, json_build_object('domain', b.category, ${counts}) as line
  from base b group by b.category) lines)`;

const states = sql`(select coalesce(json_agg(json_build_object('status', status, 'offers', offers) order by offers desc, status), '[]')
  from (select b.status, count(*) as offers from base b group by b.status) lines)`;

const within = (condition: Sql): Sql => sql`count(*) filter (where ${condition})`;

/* Only totals over at least COMPARED_MIN lost offers, so that the price of a single winner cannot be derived. */
const prices = sql`(select json_build_object('lost', count(*), 'ranges', case when count(*) >= ${sql.lit(COMPARED_MIN)}
  then json_build_object('below', ${within(sql`part < 1`)}, 'to10', ${within(sql`part between 1 and 1.1`)},
    'to25', ${within(sql`part > 1.1 and part <= 1.25`)}, 'over25', ${within(sql`part > 1.25`)}) end)
  from (select b.price / a.price as part from base b cross join opened_offers(b.request_id) a
    where a.status = 'accepted' and b.status = 'declined' and b.shown) lost)`;

const criteria = sql.join(
  Object.keys(REVIEW_CRITERIA).map((name) => {
    const mark = sql.ref(`v.${name}`);
    const marks = sql.join([1, 2, 3, 4, 5].map((given) => within(sql`${mark} = ${sql.lit(given)}`)));
    return sql`${sql.lit(name)}, json_build_object('mean', round(avg(${mark}), 1), 'marks', json_build_array(${marks}))`;
  }),
);

const reviews = (actor: Actor, days: Days): Sql => sql`(select json_build_object(
  'count', count(*), 'rating', round(avg(v.rating), 1), 'criteria', case when count(*) > 0 then json_build_object(${criteria}) end)
  from review v where ${receivedOn(actor, days)})`;

/** Reads a firm's offers, prices, response times and reviews in a period, as JSON text (`firmReportView`). */
export const readFirmReport = (db: Db, actor: Actor, period: ReportPeriod, now: Date): Promise<string> => {
  const each = monthsIn(period, now);
  const days = daysOf(period, now);
  return jsonText(
    db,
    sql<{
      json: string;
    }>`with ${offersOf(allOf(ofFirm(actor), submittedOn(days)))} select json_build_object('from', ${days.from}::text, 'to', ${days.to}::text, 'figures', ${figures},
      'months', ${months(each)}, 'domains', ${domains}, 'states', ${states}, 'prices', ${prices},
      'reviews', ${reviews(actor, days)}, 'comparison', ${comparisonOf(actor)})::text as json`,
  );
};

/** The same as an object. */
export const firmReport = async (db: Db, actor: Actor, period: ReportPeriod, now: Date): Promise<FirmReport> =>
  JSON.parse(await readFirmReport(db, actor, period, now)) as FirmReport;
