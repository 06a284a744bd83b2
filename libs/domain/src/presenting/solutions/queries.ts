import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import type { MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { type Fit, firstOf, inTurn, matched, oneThenOther, orderedFor } from '../../searched.ts';
import { allOf, countOf, jsonText, matchesByIndex, containsWords, type Sql, totals, windowOf } from '../../sql.ts';
import { firmFits, isSuited, lei, meetsBand, suitedTo } from '../partners/market.ts';
import { indicative, indicativeItems } from './indicative.ts';
import { isFavourite } from './favourites.ts';
import { authoredItem } from './item.ts';
import { listed, offeredIn, serving } from './listed.ts';
import type { MarketFilters } from './without-solutions.ts';

const newest = sql`s.published_at desc, s.id`;
/** Joins the firm `f` of each solution `s` row by row: otherwise the planner reads all solutions before it returns the first. */
export const firmOfEach = sql`lateral (select * from organisation f where f.id = s.organisation_id offset 0) f on true`;

const bestFirms = sql`f.rating_order desc nulls last, f.rating_count desc, s.id`;

type Search = Pick<MarketFilters, 'q' | 'category'>;

/** Order and selection of the solutions written by firms. */
interface Order {
  order: Sql;
  /** Condition for solutions that come before all others. */
  isFirst?: Sql;
  /** Additional filter condition. */
  only?: Sql;
  /** JSON of an item; `authoredItem` by default. */
  item?: Sql;
}

/* Condition on the domain, written as in the word indexes of migration 0077. */
const ofDomain = (slug: string | undefined): Sql | undefined =>
  slug === undefined ? undefined : sql`array[s.domain_slug] @> array[${slug}]`;

const hasTitleWords = ({ q, category }: Search): Fit =>
  matched(sql`s.title_text`, sql`search_vector(s.title_text)`, q, ofDomain(category));
/** Condition: the solution `s` has the search words in its title or text, or its firm `f` has them in its name. */
export const hasSearchWords = ({ q, category }: Search): Fit => {
  const [inWords, inTitle] = matchesByIndex(sql`s.title_text`, sql`s.words`, q);
  const isNamed = containsWords(sql`f.name_text`, q);
  const ofFirm = sql`s.organisation_id = any (array(select f.id from organisation f where ${isNamed}))`;
  const also = ofDomain(category);
  return {
    fits: sql`(${inTitle} or ${inWords} or ${isNamed})`,
    byIndex: [allOf(inWords, also), allOf(inTitle, also), ofFirm],
  };
};

/* Solutions written by firms; in a search, those with the words in their title come first. */
const written = (query: MarketFilters, { order, isFirst, only }: Order): Sql => {
  const { q, page, category, partner, price, county, rating } = query;
  const list = {
    q,
    from: sql`solution s join ${order === newest ? firmOfEach : sql`organisation f on f.id = s.organisation_id`}`,
    id: sql`s.id`,
    where: allOf(
      listed,
      category && sql`s.domain_slug = ${category}`,
      partner ? sql`s.organisation_id = ${partner}` : undefined,
      price && meetsBand(price, lei(sql`s.price_min`), lei(sql`s.price_max`)),
      county && offeredIn(county),
      firmFits({ rating }),
      only,
    ),
    order,
    ordered: orderedFor(page),
  };
  if (q) return oneThenOther(list, hasTitleWords(query), hasSearchWords(query));
  if (!isFirst) return firstOf(list);
  const those = (condition: Sql): Sql => firstOf({ ...list, where: allOf(list.where, condition) });
  return inTurn(those(isFirst), those(sql`not (${isFirst})`));
};

const authored = (query: MarketFilters, order: Order): Sql =>
  sql`authored as materialized (select id, place from ${written(query, order)} w order by place limit ${sql.lit(TOTAL_LIMIT + 1)})`;
const authoredItems = (page: number, item: Sql): Sql => sql`
  select ${item} as item, row_number() over (order by a.place) as position
  from (select * from authored order by place ${windowOf(page)}) a
  join solution s on s.id = a.id join organisation f on f.id = s.organisation_id`;

/**
 * Lists the marketplace as a page of JSON text (`marketList`): solutions written by firms, newest first, then indicative tiers for
 * the services of firms without solutions, best rated firms first. In both parts, items with the search words in their title come
 * first. Each part is queried once for page and total.
 */
export const listMarket = (db: Db, query: MarketQuery): Promise<string> =>
  marketText(db, query, { order: newest }, sql`, 'partner', ${nameOf(query.partner)}`);

/** The same for a member of an authority, in the order of the query, as JSON text (`memberSolutionList`). */
export const listMarketForMember = (db: Db, actor: Actor, query: MemberSolutionQuery): Promise<string> => {
  const { sort } = query;
  const order = { price: sql`${lei(sql`s.price_min`)}, s.id`, rating: bestFirms, newest, suited: newest }[sort];
  const isFirst = sort === 'suited' ? isSuited(sql`s.domain_slug`, actor) : undefined;
  const only = query.favourites ? { only: isFavourite(actor) } : {};
  const item = sql`(${authoredItem}::jsonb || jsonb_build_object('isFavourite', ${isFavourite(actor)}))::json`;
  return marketText(db, query, { order, item, ...only, ...(isFirst ? { isFirst } : {}) }, suitedTo(actor));
};

/* `more`: further arguments of json_build_object, each after a comma. */
const marketText = (db: Db, query: MarketFilters, order: Order, more: Sql): Promise<string> => {
  const { page } = query;
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE].map((place) => Math.min(place, TOTAL_LIMIT));
  const ownCount = sql`(select count(*)::int from authored)`;
  const offset = sql`greatest(0, ${from}::int - ${ownCount})`;
  const items = sql`${authoredItems(page, order.item ?? authoredItem)} union all
    ${indicativeItems(offset, sql`greatest(0, ${to}::int - ${ownCount}) - ${offset}`)}`;
  return jsonText(
    db,
    sql<{
      json: string;
    }>`with ${query.county ? sql`${serving(query.county)},` : sql``} ${authored(query, order)}, ${indicative(query)}
      select json_build_object(
        'items', coalesce((select json_agg(item order by position) from (${items}) as page), '[]'),
        ${totals(page)}${more})::text as json
      from ${countOf(sql`select from authored union all select from indicative`)} counted`,
  );
};

const nameOf = (partner: string | undefined): Sql =>
  partner
    ? sql`(select json_build_object('id', id, 'name', name) from organisation
        where id = ${partner} and kind = 'firma' and status = 'approved')`
    : sql`null::json`;

/** Reads a listed solution, as JSON text (`solutionItem`), or the text `null`. */
export const readSolution = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select ${authoredItem}::text as json from solution s join organisation f on f.id = s.organisation_id
      where ${listed} and s.id = ${id}`,
  );
