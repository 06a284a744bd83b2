import { PAGE_SIZE } from '@psp/contracts/common';
import { type MarketQuery, TIERS, type Tier, tierTitle } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import { allOf, matches, type Sql } from '../sql.ts';
import { listed, partnerOfItem } from './listed.ts';

const tiers = JSON.stringify(
  Object.entries(TIERS).map(([tier, { priceMin, priceMax, features }], index) => ({
    tier,
    place: index,
    // What comes after the service in the title.
    ending: tierTitle('', tier as Tier),
    low: priceMin,
    high: priceMax,
    features,
  })),
);
const levels = sql`jsonb_to_recordset(${tiers}::jsonb)
  as t(tier text, place int, ending text, low numeric, high numeric, features jsonb)`;

/* Firms that have nothing of their own in the marketplace, and services to show. */
const firms = ({ category, partner }: MarketQuery): Sql =>
  sql`organisation f where ${allOf(
    sql`f.kind = 'firma' and f.status = 'approved' and cardinality(f.services) > 0`,
    sql`not exists (select from solution s where s.organisation_id = f.id and ${listed})`,
    partner ? sql`f.id = ${partner}` : undefined,
    category &&
      sql`exists (select from organisation_domain d where d.organisation_id = f.id and d.domain_slug = ${category})`,
  )}`;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const levelsNamed = (q: string): Tier[] =>
  (Object.keys(TIERS) as Tier[]).filter((tier) => folded(TIERS[tier].name).includes(folded(q)));

/*
 * A search finds the level by its name, and the services that fit; of a firm that fits only by its name or description, all
 * services. Services are looked at one by one only where the index says that the firm fits.
 */
const found = (query: MarketQuery): Sql => {
  const named = levelsNamed(query.q);
  const fits = matches(sql`f.firm_text`, sql`f.firm_words`, query.q);
  const byFirm = sql`
    select f.*, service.name as service, service.place as service_place, t.tier, t.place, t.ending, t.low, t.high, t.features
    from (select * from ${firms(query)} and ${fits}) f
    cross join lateral (select name, place, fits, bool_or(fits) over () as any_fits from (
      select name, place, ${matches(sql`search_fold(name)`, sql`search_vector(name)`, query.q)} as fits
      from unnest(f.services) with ordinality u(name, place)) u) service
    cross join ${levels} where (service.fits or not service.any_fits)`;
  if (named.length === 0) return byFirm;
  const isNamed = sql`t.tier in (${sql.join(named)})`;
  return sql`${all(query)} where ${isNamed} union all ${byFirm} and not (${isNamed})`;
};

const all = (query: MarketQuery): Sql => sql`
  select f.*, service.name as service, service.place as service_place, t.tier, t.place, t.ending, t.low, t.high, t.features
  from (select * from ${firms(query)}) f
  cross join lateral unnest(f.services) with ordinality service(name, place) cross join ${levels}`;

const rows = (query: MarketQuery): Sql => (query.q ? found(query) : all(query));
const order = sql`f.rating desc nulls last, f.rating_count desc, f.id, f.service_place, f.place`;

/** How many levels there are to show, as a scalar query. */
export const indicativeTotal = (query: MarketQuery): Sql =>
  query.q
    ? sql`select count(*) from (${rows(query)}) r`
    : sql`select coalesce(sum(cardinality(f.services)), 0) * ${Object.keys(TIERS).length}::int from ${firms(query)}`;

/** The levels from the `offset`-th on; their positions come after those of a page of other items. */
export const indicativeItems = (query: MarketQuery, offset: number, limit: number): Sql => sql`
  select json_build_object('kind', 'indicative', 'partner', ${partnerOfItem}, 'service', f.service, 'tier', f.tier,
    'title', f.service || f.ending, 'description', 'Nivel orientativ pentru serviciul „' || f.service || '” al companiei '
      || f.name || '. Prețul și conținutul se stabilesc prin ofertă.',
    'priceMin', f.low, 'priceMax', f.high, 'currency', 'EUR', 'features', f.features) as item,
    ${PAGE_SIZE}::int + row_number() over (order by ${order}) as position
  from (select * from (${rows(query)}) f order by ${order} limit ${limit} offset ${offset}) f`;
