import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Db } from './read-db.ts';
import { allOf, fitting, jsonText, matches, matchesByIndex, type Sql, totals, windowOf } from './sql.ts';

/** Rows of a list that are looked at in its order before an index is asked: a word that many texts have is met among them. */
const NEAR = sql.lit(500);
/** Of these, how many have to fit for the list to be walked to the page's end. */
const OFTEN = sql.lit(50);
/** How many for it to be walked on until all are counted. */
const MOSTLY = sql.lit(200);

export interface Listed {
  /** What follows "from": the list's table under its alias, and its joins. */
  from: Sql;
  /** The column of its id. */
  id: Sql;
  /** What its filters leave. */
  where: Sql;
  /** Total, and read from an index. */
  order: Sql;
}

export interface Searched extends Listed {
  /** Empty where nothing is searched for. */
  q: string;
  /** Whether a row fits the search. */
  fits: Sql;
  /** The same as conditions of which one is enough, each answered by indexes alone; left out where `fits` is one. */
  byIndex?: readonly Sql[];
  /** Whether an index has all that filters and order ask of a row: only those that they leave are then read. */
  isCovered?: boolean;
  /** How many rows are wanted. */
  most?: number;
  /** How many of these, the first ones, have to be in order; the others are there to be counted. */
  ordered?: Sql;
}

const ENOUGH = TOTAL_LIMIT + 1;
const rowOf = ({ id, order }: Listed): Sql => sql`${id} as id, row_number() over (order by ${order}) as place`;

/** How many rows are in order where a page ends. */
export const orderedFor = (page: number, size: number = PAGE_SIZE): Sql =>
  sql`${Math.min(page * size, TOTAL_LIMIT)}::int`;

/** The first rows of a list, as a query of `id` and `place` (their order). */
export const firstOf = (listed: Listed, most = ENOUGH): Sql =>
  sql`(select ${rowOf(listed)} from ${listed.from} where ${listed.where} order by ${listed.order} limit ${sql.lit(most)})`;

/* The first rows of a list that fit, found by walking it in its order. */
const walkedThrough = ({ from, id, where, order, fits, isCovered }: Searched, when: Sql, limit: Sql): Sql => {
  const row = rowOf({ from, id, where, order });
  if (!isCovered)
    return sql`(select ${row} from ${from} where ${where} and ${fitting(fits)} and ${when} order by ${order} limit ${limit})`;
  return sql`(select walked.id, row_number() over () as place from (select ${row} from ${from} where ${where} order by ${order} offset 0) walked
    cross join lateral (select from ${from} where ${id} = walked.id and ${fitting(fits)} offset 0) fit where ${when} limit ${limit})`;
};

/* How often the search is met: at the list's beginning, and whether it is worth walking all of it. */
const metNear = ({ from, id, where, order, fits }: Searched, ordered: Sql): Sql => sql`
  first as materialized (
    select sample.id, sample.place, fit.fits from (select ${rowOf({ from, id, where, order })} from ${from} where ${where} order by ${order} limit ${NEAR}) sample
      cross join lateral (select ${fitting(fits)} as fits from ${from} where ${id} = sample.id offset 0) fit),
  met as materialized (select count(*) < ${NEAR} as is_whole, count(*) filter (where fits) as n from first),
  near as materialized (select is_whole, n >= ${ordered} as has_page, n >= ${OFTEN} as is_often,
    not is_whole and n >= ${MOSTLY} as is_walked
    from met)`;

/* Ids of all rows that fit, each once, as they come: whoever reads only some of them does not wait for the rest. */
const foundByIndex = ({ from, id, where }: Listed, byIndex: readonly Sql[]): Sql =>
  sql.join(
    byIndex.map((one, at) => {
      const isNew = byIndex.slice(0, at).map((before) => sql`not ${fitting(before)}`);
      return sql`(select ${id} as id from ${from} where ${allOf(where, one, ...isNew)})`;
    }),
    sql` union all `,
  );

/* Ids of the first rows of each index. No index has this order: what fits is read, which is little, and not the list. */
const firstByIndex = ({ from, id, where, order }: Listed, byIndex: readonly Sql[], when: Sql, limit: Sql): Sql =>
  sql.join(
    byIndex.map(
      (one) =>
        sql`(select ${id} as id from ${from} where ${allOf(where, one, when)} order by ${id} <> ${id}, ${order} limit ${limit})`,
    ),
    sql` union all `,
  );

/**
 * The first rows that fit a search, like `firstOf`. What many rows fit is met by walking the list in its order, what few fit is
 * found by indexes and then put in order. Which it is shows at the first rows: the planner's guess is often far off, and does not
 * count what reading long texts costs. Rows behind those that have to be in order are taken as the indexes find them: to be counted.
 */
export const searched = (search: Searched): Sql => {
  const { q, id, from, fits, byIndex = [fits], most = ENOUGH } = search;
  const { ordered = sql.lit(most) } = search;
  if (!q) return firstOf(search, most);
  const all: Sql = sql.lit(most);
  const is = (condition: Sql): Sql => sql`(select ${condition} from near)`;
  const inPart = sql`not is_whole and not is_walked`;
  return sql`(with ${metNear(search, ordered)},
    hits as materialized (${foundByIndex(search, byIndex)}),
    sorted as materialized (select ${rowOf(search)} from ${from}
      where ${id} = any (array(${firstByIndex(search, byIndex, is(sql`${inPart} and not has_page and not is_often`), all)}))),
    found as materialized (
      (select id, place from first where fits and ${is(sql`is_whole or (not is_walked and has_page)`)} order by place limit ${all})
      union all ${walkedThrough(search, is(sql`is_walked`), all)}
      union all ${walkedThrough(search, is(sql`${inPart} and not has_page and is_often`), ordered)}
      union all (select id, place from sorted order by place limit ${all}))
    select id, place from found
    union all (select id, ${sql.lit(ENOUGH)} from hits where ${is(sql`${inPart} and (has_page or is_often)`)} and id not in (select id from found)
      limit (select greatest(0, ${all} - count(*)) from found)) limit ${all})`;
};

/** Rows of two queries of `id` and `place` that share none, those of the second after all of the first; it is asked where more are wanted. */
export const inTurn = (one: Sql, other: Sql, most = ENOUGH): Sql =>
  sql`(with one as materialized (select id, place from ${one} one)
    select id, place from one union all select id, place + ${sql.lit(ENOUGH)} from ${other} other
      where (select count(*) < ${sql.lit(most)} from one))`;

/** What is looked for in a list. */
export type Fit = Pick<Searched, 'fits' | 'byIndex' | 'isCovered'>;

/** What `matches` a text and its words; `also` is what indexes of the same rows are asked besides. */
export const matched = (text: Sql, words: Sql, q: string, also?: Sql): Fit => ({
  fits: matches(text, words, q),
  byIndex: matchesByIndex(text, words, q).map((one) => allOf(one, also)),
});

/** The first rows of a list that fit a search, like `searched`: those before all others that fit the first condition. */
export const oneThenOther = (list: Omit<Searched, 'fits' | 'byIndex'>, one: Fit, other: Fit): Sql => {
  const { id, where, most = ENOUGH, ordered = sql.lit(most) } = list;
  // Asked where the first has all that fit it.
  const behind = {
    where: sql`${where} and ${id} not in (select one.id from one)`,
    ordered: sql`greatest(0, ${ordered} - (select count(*) from one))`,
  };
  return inTurn(searched({ ...list, ...one }), searched({ ...list, ...other, ...behind }), most);
};

export interface FoundPage {
  page: number;
  /** A query of `id` and `place`, of more than TOTAL_LIMIT rows one more than that. */
  found: Sql;
  /** An item as JSON, of the rows of `joins`. */
  item: Sql;
  /** What follows "join": the list's table on its id being `p.id`, and more. */
  joins: Sql;
  /** Further pairs of a name and a value, each after a comma. */
  more?: Sql;
  size?: number;
}

/** One page as a JSON object; what it shows is found once, for page and total. */
export const foundPage = ({ page, found, item, joins, more = sql``, size = PAGE_SIZE }: FoundPage): Sql => sql`(
  with found as materialized (select id, place from ${found} f order by place limit ${sql.lit(ENOUGH)})
  select json_build_object(
    'items', coalesce((select json_agg(${item} order by p.place)
      from (select * from found order by place ${windowOf(page, size)}) p join ${joins}), '[]'),
    ${totals(page, size)}${more}) from (select count(*)::int as n from found) counted)`;

/** The page as JSON text. */
export const foundPageText = (db: Db, page: FoundPage): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select ${foundPage(page)}::text as json`);
