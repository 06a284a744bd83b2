import type { NetworkFigureValue } from '@psp/contracts/network-reports';
import type { TableMeasure, YearlyMeasure } from '@psp/contracts/yearly-figures';
import { sql } from 'kysely';
import { happeningFigures } from '../reports/network/happenings.ts';
import { isMember, JOINED_AT } from '../reports/network/members.ts';
import { requestFigures } from '../reports/network/requests.ts';
import { ofKind, shownWith } from '../service-requests/outcomes.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Days, onDays } from '../../time.ts';

/** What an organisation, or an authority with a firm, did in a year, by county and domain. */
export interface Fact {
  measure: TableMeasure;
  /** Null for an act of a firm alone. */
  authority: string | null;
  /** Null for an act of an authority alone. */
  firm: string | null;
  county: string | null;
  domain: string | null;
  value: number;
}

/** Figures of the network that have a total alone. */
export type NetworkMeasure = Exclude<YearlyMeasure, TableMeasure>;

/** What the figures of a year are made of, read at one moment. */
export interface YearFacts {
  facts: Fact[];
  network: Record<NetworkMeasure, NetworkFigureValue>;
  /** Number of organisations behind each figure of the network; of a mark or a first offer, the fewer of both sides. */
  behind: Record<NetworkMeasure, number>;
}

type YearDays = Required<Days>;

const joined = (measure: TableMeasure, kind: 'uat' | 'firma', { to }: YearDays): Sql => sql`
  select ${sql.lit(measure)} as measure, case o.kind when 'uat' then o.id end as authority, case o.kind when 'firma' then o.id end as firm,
    o.county_code as county, null as domain, 1::float8 as value
  from organisation o where ${isMember} and o.kind = ${sql.lit(kind)} and ${onDays(JOINED_AT, { to })}`;

const sentOn = (days: YearDays): Sql => sql`${shownWith()} and ${ofKind('offers')} and ${onDays(sql`r.sent_at`, days)}`;

const OF = sql`r.organisation_id, a.organisation_id, r.county_code, r.category`;
const completedOn = (days: YearDays): Sql => sql`project p join offer a on a.id = p.offer_id
  join service_request r on r.id = p.request_id where p.status = 'completed' and ${onDays(sql`p.completed_at`, days)} group by ${OF}`;

/* Sealed offers are left out. */
const facts = (days: YearDays): Sql => sql`${joined('authorities', 'uat', days)}
  union all ${joined('firms', 'firma', days)}
  union all select 'requests', r.organisation_id, null, r.county_code, r.category, count(*)::float8
    from service_request r where ${sentOn(days)} group by r.organisation_id, r.county_code, r.category
  union all select 'offers', r.organisation_id, o.organisation_id, r.county_code, r.category, count(*)::float8
    from offer o join service_request r on r.id = o.request_id where ${onDays(sql`o.submitted_at`, days)} and ${isOpenedOffer}
    group by r.organisation_id, o.organisation_id, r.county_code, r.category
  union all select 'projects', ${OF}, count(*)::float8 from ${completedOn(days)}
  union all select 'value', ${OF}, sum(a.price)::float8 from ${completedOn(days)}`;

const behind = (days: YearDays): Sql => sql`json_build_object(
  'acceptance', (select count(distinct r.organisation_id) from service_request r where ${sentOn(days)}),
  'firstOffer', (select least(count(distinct r.organisation_id), count(distinct o.organisation_id))
    from service_request r join offer o on o.request_id = r.id and ${isOpenedOffer} where ${sentOn(days)}),
  'offersPerRequest', (select count(distinct r.organisation_id) from service_request r where ${sentOn(days)} and r.opened_at is not null),
  'rating', (select least(count(distinct v.author_id), count(distinct v.subject_id)) from review v where ${IS_SHOWN} and ${onDays(sql`v.published_at`, days)}),
  'downloads', (select count(distinct u.organisation_id) from library_use u
    where u.kind = 'download' and u.day between ${days.from}::date and ${days.to}::date),
  'training', (select count(distinct c.organisation_id) from seat_certificate c
    where c.kind = 'training' and ${onDays(sql`c.issued_at`, days)}),
  'answers', (select count(distinct f.organisation_id) from forum_post f
    where not f.is_opening and f.status = 'published' and ${onDays(sql`f.published_at`, days)}))`;

interface Row {
  facts: Fact[];
  requests: { figures: YearFacts['network'] };
  happenings: { figures: YearFacts['network'] };
  behind: YearFacts['behind'];
}

/** Reads the facts behind the figures of a year in one statement, so that all are of the same moment. */
export const readFacts = async (db: Db, year: number, now: Date): Promise<YearFacts> => {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const scope = { period: `${year}-01..${year}-12`, days, compared: days } as const;
  const row = found(
    await oneRow(
      db,
      sql<Row>`select (select coalesce(json_agg(f), '[]') from (${facts(days)}) f) as facts,
        (select item from (${requestFigures(scope)}) q) as requests,
        (select item from (${happeningFigures(scope, now)}) h) as happenings, ${behind(days)} as behind`,
    ),
  );
  return { facts: row.facts, network: { ...row.requests.figures, ...row.happenings.figures }, behind: row.behind };
};
