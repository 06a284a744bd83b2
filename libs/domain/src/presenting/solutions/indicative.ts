import { PAGE_SIZE, TOTAL_LIMIT } from '@psp/contracts/common';
import type { MemberSolutionQuery } from '@psp/contracts/marketplace';
import { type MarketQuery, TIERS, type Tier, tierTitle } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import { allOf, matches, type Sql } from '../../sql.ts';
import { firmFits, meetsBandInEuro } from '../partners/market.ts';
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

/** Filters of the public list, and of the members' one. */
export type MarketFilters = Omit<MarketQuery, 'partner'> &
  Partial<Pick<MarketQuery, 'partner'>> &
  Partial<Pick<MemberSolutionQuery, 'county' | 'rating' | 'price' | 'favourites'>>;

/* Firms that have nothing of their own in the marketplace, and services to show. */
const firms = ({ category, partner, favourites, ...more }: MarketFilters): Sql =>
  sql`organisation f where ${allOf(
    sql`f.kind = 'firma' and f.status = 'approved' and cardinality(f.services) > 0`,
    sql`not exists (select from solution s where s.organisation_id = f.id and ${listed})`,
    partner ? sql`f.id = ${partner}` : undefined,
    // A level is nobody's favourite.
    favourites ? sql`false` : undefined,
    firmFits(more),
    category &&
      sql`exists (select from organisation_domain d where d.organisation_id = f.id and d.domain_slug = ${category})`,
  )}`;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const levelsNamed = (q: string): Tier[] =>
  (Object.keys(TIERS) as Tier[]).filter((tier) => folded(TIERS[tier].name).includes(folded(q)));

const firmAndService = sql`f.id, f.rating_order, f.rating_count, service.name as service, service.place as service_place`;
const ofFirms = (from: Sql): Sql =>
  sql`select ${firmAndService} from ${from} cross join lateral unnest(f.services) with ordinality service(name, place)`;
const leveled = ({ price }: MarketFilters, services: Sql, isTitled: Sql): Sql =>
  sql`select f.*, ${isTitled} as is_titled, t.tier, t.place from (${services}) f cross join ${levels}
    where ${price ? meetsBandInEuro(price, sql`t.low`, sql`t.high`) : sql`true`}`;
/* Each firm has at least one service, so that as many firms are enough for the list. */
const all = (query: MarketFilters): Sql =>
  leveled(
    query,
    ofFirms(sql`(select * from ${firms(query)}
      order by f.rating_order desc nulls last, f.rating_count desc, f.id limit ${sql.lit(TOTAL_LIMIT + 1)}) f`),
    sql`true`,
  );

/*
 * A search finds the level by its name, and the services that fit; of a firm that fits only by its name or description, all
 * services. Many firms name the same service, which is looked at once.
 */
const found = (query: MarketFilters): Sql => {
  const named = levelsNamed(query.q);
  const fits = (text: Sql, words: Sql): Sql => matches(text, words, query.q);
  const byFirm = sql`with offered as materialized (
      ${ofFirms(sql`(select * from ${firms(query)} and ${fits(sql`f.firm_text`, sql`f.firm_words`)}) f`)}),
    named as materialized (select distinct service from offered),
    fitting as materialized (select service from named
      where ${fits(sql`search_fold(service)`, sql`search_vector(service)`)})
    ${leveled(
      query,
      sql`select * from offered f where f.service in (select service from fitting)
      or f.id not in (select id from offered where service in (select service from fitting))`,
      sql`f.service in (select service from fitting)`,
    )}`;
  if (named.length === 0) return byFirm;
  const isNamed = sql`tier in (${sql.join(named)})`;
  return sql`select * from (${all(query)}) l where ${isNamed} union all select * from (${byFirm}) l where not (${isNamed})`;
};

/* Without a search all count as fitting, which costs nothing. */
const order = sql`i.is_titled desc, i.rating_order desc nulls last, i.rating_count desc, i.id, i.service_place, i.place`;

/** The query named `indicative`, of all levels there are to show as many as the list has. */
export const indicative = (query: MarketFilters): Sql => sql`indicative as materialized (
  select * from (${query.q ? found(query) : all(query)}) i order by ${order} limit ${sql.lit(TOTAL_LIMIT + 1)})`;

/** The levels of `indicative` from the `offset`-th on; their positions come after those of a page of other items. */
export const indicativeItems = (offset: Sql, limit: Sql): Sql => sql`
  select json_build_object('kind', 'indicative', 'partner', ${partnerOfItem}, 'service', i.service, 'tier', i.tier,
    'title', i.service || t.ending, 'description', 'Nivel orientativ pentru serviciul „' || i.service || '” al companiei '
      || f.name || '. Prețul și conținutul se stabilesc prin ofertă.',
    'priceMin', t.low, 'priceMax', t.high, 'currency', 'EUR', 'features', t.features) as item,
    ${PAGE_SIZE}::int + row_number() over (order by ${order}) as position
  from (select * from indicative i order by ${order} limit ${limit} offset ${offset}) i
  join organisation f on f.id = i.id join ${levels} on t.tier = i.tier`;
