import type { NetworkFigureValue } from '@psp/contracts/network-reports';
import type { DomainNames } from '@psp/contracts/taxonomies';
import type { TableMeasure, YearlyMeasure } from '@psp/contracts/yearly-figures';
import { sql } from 'kysely';
import { happeningFigures } from '../reports/network/happenings.ts';
import { isMember, JOINED_AT } from '../reports/network/members.ts';
import { requestFigures } from '../reports/network/requests.ts';
import { ofKind, shownWith } from '../service-requests/outcomes.ts';
import { IS_SHOWN } from '../../shown-review.ts';
import type { Db } from '../../read-db.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { type Days, onDays } from '../../time.ts';

/** Figures of the network that have a total alone. */
export type NetworkMeasure = Exclude<YearlyMeasure, TableMeasure>;

/** What an organisation, or an authority with a firm, made of a figure of the year, by county and domain. */
export interface Fact {
  /** `acceptance` is of the same organisations as `requests`. */
  measure: Exclude<YearlyMeasure, 'acceptance'>;
  /** Ids: of the authority and the firm of what both did, of one organisation otherwise. */
  sides: string[];
  county: string | null;
  domain: string | null;
  /** Part of the sum; of a mean or a median, the number of its values. */
  value: number;
}

/** What the figures of a year are made of, read at one moment. */
export interface YearFacts {
  facts: Fact[];
  network: Record<NetworkMeasure, NetworkFigureValue>;
  /** Names of the domains. */
  domains: DomainNames;
}

type YearDays = Required<Days>;

const joined = (measure: TableMeasure, kind: 'uat' | 'firma', { to }: YearDays): Sql => sql`
  select ${sql.lit(measure)} as measure, json_build_array(o.id) as sides, o.county_code as county, null as domain, 1::float8 as value
  from organisation o where ${isMember} and o.kind = ${sql.lit(kind)} and ${onDays(JOINED_AT, { to })}`;

const sentOn = (days: YearDays): Sql => sql`${shownWith()} and ${ofKind('offers')} and ${onDays(sql`r.sent_at`, days)}`;

const OF = sql`r.organisation_id, o.organisation_id, r.county_code, r.category`;
const BOTH = sql`json_build_array(r.organisation_id, o.organisation_id), r.county_code, r.category`;
const completedOn = (days: YearDays): Sql => sql`project p join offer o on o.id = p.offer_id
  join service_request r on r.id = p.request_id where p.status = 'completed' and ${onDays(sql`p.completed_at`, days)} group by ${OF}`;

/* Sealed offers are left out. */
const ofTables = (days: YearDays): Sql => sql`${joined('authorities', 'uat', days)}
  union all ${joined('firms', 'firma', days)}
  union all select 'requests', json_build_array(r.organisation_id), r.county_code, r.category, count(*)::float8
    from service_request r where ${sentOn(days)} group by r.organisation_id, r.county_code, r.category
  union all select 'offers', ${BOTH}, count(*)::float8
    from offer o join service_request r on r.id = o.request_id where ${onDays(sql`o.submitted_at`, days)} and ${isOpenedOffer}
    group by ${OF}
  union all select 'projects', ${BOTH}, count(*)::float8 from ${completedOn(days)}
  union all select 'value', ${BOTH}, sum(o.price)::float8 from ${completedOn(days)}`;

/* Selects for a figure what each organisation, in `who`, made of its total. */
const whole = (measure: NetworkMeasure, value: Sql, who: readonly Sql[], rows: Sql): Sql => sql`
  select ${sql.lit(measure)}, json_build_array(${sql.join(who)}), null, null, ${value}::float8 from ${rows} group by ${sql.join(who)}`;

const COUNT = sql`count(*)`;
const ofNetwork = (days: YearDays): Sql =>
  sql.join(
    [
      whole(
        'firstOffer',
        COUNT,
        [sql`f.authority`, sql`f.firm`],
        sql`(select distinct on (r.id) r.organisation_id as authority, o.organisation_id as firm from service_request r
          join offer o on o.request_id = r.id and ${isOpenedOffer} where ${sentOn(days)} order by r.id, o.submitted_at, o.id) f`,
      ),
      whole(
        'offersPerRequest',
        COUNT,
        [sql`r.organisation_id`],
        sql`service_request r where ${sentOn(days)} and r.opened_at is not null`,
      ),
      whole(
        'rating',
        COUNT,
        [sql`v.author_id`, sql`v.subject_id`],
        sql`review v where ${IS_SHOWN} and ${onDays(sql`v.published_at`, days)}`,
      ),
      whole(
        'downloads',
        COUNT,
        [sql`u.organisation_id`],
        sql`library_use u where u.kind = 'download' and u.day between ${days.from}::date and ${days.to}::date`,
      ),
      whole(
        'training',
        sql`sum(c.hours)`,
        [sql`c.organisation_id`],
        sql`seat_certificate c where c.organisation_id is not null and c.kind = 'training' and ${onDays(sql`c.issued_at`, days)}`,
      ),
      whole(
        'answers',
        COUNT,
        [sql`f.organisation_id`],
        sql`forum_post f where not f.is_opening and f.status = 'published' and ${onDays(sql`f.published_at`, days)}`,
      ),
    ],
    sql` union all `,
  );

/** What `readFacts` reads. */
export interface StoredFacts extends Pick<YearFacts, 'facts' | 'domains'> {
  requests: { figures: YearFacts['network'] };
  happenings: { figures: YearFacts['network'] };
}

/**
 * Reads the facts behind the figures of a year as JSON text (`StoredFacts`), in one statement, so that all are of the same moment. The
 * text grows with the offers of the year.
 */
export const readFacts = (db: Db, year: number, now: Date): Promise<string> => {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const scope = { period: `${year}-01..${year}-12`, days, compared: days } as const;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'facts', (select coalesce(json_agg(f), '[]') from (${ofTables(days)} union all ${ofNetwork(days)}) f),
      'requests', (select item from (${requestFigures(scope)}) q),
      'happenings', (select item from (${happeningFigures(scope, now)}) h),
      'domains', (select json_object_agg(t.slug, t.name) from taxonomy_value t where t.taxonomy = 'domains'))::text as json`,
  );
};
