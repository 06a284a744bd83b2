import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import type { MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { type Fit, firstOf, inTurn, matched, oneThenOther, orderedFor } from '../../searched.ts';
import { allOf, countOf, jsonText, matchesByIndex, says, type Sql, totals, windowOf } from '../../sql.ts';
import { firmFits, isSuited, lei, meetsBand, suitedTo } from '../partners/market.ts';
import { indicative, indicativeItems } from './indicative.ts';
import { isFavourite } from './favourites.ts';
import { authoredItem } from './item.ts';
import { listed, offeredIn, serving } from './listed.ts';
import type { MarketFilters } from './without-solutions.ts';

const newest = sql`s.published_at desc, s.id`;
/** The firm of each solution, row by row: joined as a whole, the planner would read every solution before the first is shown. */
export const firmOfEach = sql`lateral (select * from organisation f where f.id = s.organisation_id offset 0) f on true`;

const bestFirms = sql`f.rating_order desc nulls last, f.rating_count desc, s.id`;

type Sought = Pick<MarketFilters, 'q' | 'category'>;

/** How what firms have written is put in order; what `isFirst` holds of comes before the rest. */
interface Order {
  order: Sql;
  isFirst?: Sql;
  /** Keeps to those of which it holds. */
  only?: Sql;
  /** An item as JSON; as visitors see it, where another is not named. */
  item?: Sql;
}

/* A domain as the indexes of migration 0077 have it besides words. */
const ofDomain = (slug: string | undefined): Sql | undefined =>
  slug === undefined ? undefined : sql`array[s.domain_slug] @> array[${slug}]`;

const titled = ({ q, category }: Sought): Fit =>
  matched(sql`s.title_text`, sql`search_vector(s.title_text)`, q, ofDomain(category));
/** A solution `s` of a firm `f` that has these words in its title or text, or whose firm has them in its name. */
export const spoken = ({ q, category }: Sought): Fit => {
  const [inWords, inTitle] = matchesByIndex(sql`s.title_text`, sql`s.words`, q);
  const isNamed = says(sql`f.name_text`, q);
  const ofFirm = sql`s.organisation_id = any (array(select f.id from organisation f where ${isNamed}))`;
  const also = ofDomain(category);
  return {
    fits: sql`(${inTitle} or ${inWords} or ${isNamed})`,
    byIndex: [allOf(inWords, also), allOf(inTitle, also), ofFirm],
  };
};

/* Of a search, before all others, what has its words in the title. */
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
  if (q) return oneThenOther(list, titled(query), spoken(query));
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
 * The marketplace as a page of JSON text (`marketList`): what firms have written, the newest first, then the levels of the
 * services of those who have written nothing, the best rated firms first; of both, what has the words of a search in its title
 * before the rest. Both are looked for once, for page and total.
 */
export const listMarket = (db: Db, query: MarketQuery): Promise<string> =>
  marketText(db, query, { order: newest }, sql`, 'partner', ${nameOf(query.partner)}`);

/** The same for a member of an authority, in the order asked for, as JSON text (`memberSolutionList`). */
export const listMarketForMember = (db: Db, actor: Actor, query: MemberSolutionQuery): Promise<string> => {
  const { sort } = query;
  const order = { price: sql`${lei(sql`s.price_min`)}, s.id`, rating: bestFirms, newest, suited: newest }[sort];
  const isFirst = sort === 'suited' ? isSuited(sql`s.domain_slug`, actor) : undefined;
  const only = query.favourites ? { only: isFavourite(actor) } : {};
  const item = sql`(${authoredItem}::jsonb || jsonb_build_object('isFavourite', ${isFavourite(actor)}))::json`;
  return marketText(db, query, { order, item, ...only, ...(isFirst ? { isFirst } : {}) }, suitedTo(actor));
};

/* `more` are further pairs of a name and a value, each after a comma. */
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

/** One listed solution as JSON text (`solutionItem`), or the text `null`. */
export const readSolution = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select ${authoredItem}::text as json from solution s join organisation f on f.id = s.organisation_id
      where ${listed} and s.id = ${id}`,
  );
