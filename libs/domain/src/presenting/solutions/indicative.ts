import { fold } from '@psp/contracts/fold';
import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { TIERS, type Tier, tierTitle } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import { matches, type Sql } from '../../sql.ts';
import { bandHas } from '../partners/market.ts';
import { partnerOfItem } from './listed.ts';
import { firmsFound, firmsOfAll, type MarketFilters } from './without-solutions.ts';

const ALL = Object.keys(TIERS) as Tier[];
const levelsOf = (tiers: readonly Tier[]): Sql => {
  const rows = tiers.map((tier) => {
    const { priceMin, priceMax, features } = TIERS[tier];
    // The part of the title after the service.
    return { tier, place: ALL.indexOf(tier), ending: tierTitle('', tier), low: priceMin, high: priceMax, features };
  });
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as t(tier text, place int, ending text, low numeric, high numeric, features jsonb)`;
};

const tiersInBand = ({ price }: MarketFilters): Tier[] =>
  ALL.filter((tier) => !price || bandHas(price, TIERS[tier].priceMin, TIERS[tier].priceMax));
const isNamed = (tier: Tier, q: string): boolean => fold(TIERS[tier].name).includes(fold(q));

const servicesOf = (found: Sql): Sql =>
  sql`select f.id, f.rating_order, f.rating_count, service.name as service, service.place as service_place
    from ${found} p join organisation f on f.id = p.id cross join lateral unnest(f.services) with ordinality service(name, place)`;
const withTiers = (tiers: readonly Tier[], services: Sql, isTitled: Sql): Sql =>
  sql`select f.*, ${isTitled} as is_titled, t.tier, t.place from (${services}) f cross join ${levelsOf(tiers)}`;
const all = (query: MarketFilters, tiers: readonly Tier[]): Sql =>
  withTiers(tiers, servicesOf(firmsOfAll(query, tiers.length)), sql`true`);

/*
 * Tiers of the services that fit the search, or of all services of a firm that fits only by its name or description. Services are
 * compared as a distinct set, since many firms have the same.
 */
const found = (query: MarketFilters, tiers: readonly Tier[]): Sql => {
  const isFitting = sql`f.service in (select service from fitting)`;
  return sql`with offered as materialized (${servicesOf(firmsFound(query, tiers.length))}),
    named as materialized (select distinct service from offered),
    fitting as materialized (select service from named
      where ${matches(sql`search_fold(service)`, sql`search_vector(service)`, query.q)})
    ${withTiers(
      tiers,
      sql`select * from offered f where ${isFitting} or f.id not in (select id from offered where service in (select service from fitting))`,
      isFitting,
    )}`;
};

/* A search also finds tiers by their name. Without search words every tier is named, so the search is skipped. */
const partsOf = (query: MarketFilters): Sql[] => {
  const tiers = tiersInBand(query);
  const [named, others] = [true, false].map((is) => tiers.filter((tier) => isNamed(tier, query.q) === is)) as [
    Tier[],
    Tier[],
  ];
  return [...(named.length > 0 ? [all(query, named)] : []), ...(others.length > 0 ? [found(query, others)] : [])];
};

const order = sql`i.is_titled desc, i.rating_order desc nulls last, i.rating_count desc, i.id, i.service_place, i.place`;
const none = sql`select null::uuid as id, null::float8 as rating_order, 0 as rating_count, '' as service, 0 as service_place,
  true as is_titled, '' as tier, 0 as place where false`;

/** Common table expression `indicative`: the tiers to list, up to TOTAL_LIMIT + 1. */
export const indicative = (query: MarketFilters): Sql => {
  const parts = partsOf(query).map((part) => sql`(${part})`);
  return sql`indicative as materialized (
  select * from (${parts.length > 0 ? sql.join(parts, sql` union all `) : none}) i order by ${order} limit ${sql.lit(TOTAL_LIMIT + 1)})`;
};

/** Items of `indicative` from `offset` on; their positions follow a page of other items. */
export const indicativeItems = (offset: Sql, limit: Sql): Sql => sql`
  select json_build_object('kind', 'indicative', 'partner', ${partnerOfItem}, 'service', i.service, 'tier', i.tier,
    'title', i.service || t.ending, 'description', 'Nivel orientativ pentru serviciul „' || i.service || '” al companiei '
      || f.name || '. Prețul și conținutul se stabilesc prin ofertă.',
    'priceMin', t.low, 'priceMax', t.high, 'currency', 'EUR', 'features', t.features) as item,
    ${PAGE_SIZE}::int + row_number() over (order by ${order}) as position
  from (select * from indicative i order by ${order} limit ${limit} offset ${offset}) i
  join organisation f on f.id = i.id join ${levelsOf(ALL)} on t.tier = i.tier`;
