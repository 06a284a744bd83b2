import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { sql } from 'kysely';
import type { Db } from './read-db.ts';
import { allOf, fitting, jsonText, matches, matchesByIndex, type Sql, totals, windowOf } from './sql.ts';

/** Size of the sample: the first rows of the list, checked before an index is used. A frequent word shows up among them. */
const SAMPLE_SIZE = sql.lit(500);
/** With this many matches in the sample, the list is scanned in its order up to the end of the page. */
const OFTEN = sql.lit(50);
/** With this many, the list is scanned until all matches are counted. */
const MOSTLY = sql.lit(200);

export interface Listed {
  /** The "from" clause: the list's table with its alias and joins. */
  from: Sql;
  /** The id column. */
  id: Sql;
  /** The list's filters. */
  where: Sql;
  /** The "order by" clause: a total order that an index provides. */
  order: Sql;
}

export interface Searched extends Listed {
  /** The search text; empty for the list without a search. */
  q: string;
  /** Condition for a row that matches the search. */
  fits: Sql;
  /** Alternatives that together equal `fits`, each answered by indexes alone; may be omitted when `fits` is one itself. */
  byIndex?: readonly Sql[];
  /** An index contains all columns of filters and order, so that only rows that pass the filters are read. */
  isCovered?: boolean;
  /** Maximum number of rows. */
  most?: number;
  /** How many of the first rows must be in order; the rest are only counted. */
  ordered?: Sql;
}

const ENOUGH = TOTAL_LIMIT + 1;
const rowOf = ({ id, order }: Listed): Sql => sql`${id} as id, row_number() over (order by ${order}) as place`;

/** Number of rows that must be in order for a page: all rows up to its end. */
export const orderedFor = (page: number, size: number = PAGE_SIZE): Sql =>
  sql`${Math.min(page * size, TOTAL_LIMIT)}::int`;

/** Query for the first `most` rows of a list: `id` and `place` (the position, from 1). */
export const firstOf = (listed: Listed, most = ENOUGH): Sql =>
  sql`(select ${rowOf(listed)} from ${listed.from} where ${listed.where} order by ${listed.order} limit ${sql.lit(most)})`;

/* The first matching rows, found by a scan of the list in its order. */
const scanned = ({ from, id, where, order, fits, isCovered }: Searched, when: Sql, limit: Sql): Sql => {
  const row = rowOf({ from, id, where, order });
  if (!isCovered)
    return sql`(select ${row} from ${from} where ${where} and ${fitting(fits)} and ${when} order by ${order} limit ${limit})`;
  return sql`(select walked.id, row_number() over () as place from (select ${row} from ${from} where ${where} order by ${order} offset 0) walked
    cross join lateral (select from ${from} where ${id} = walked.id and ${fitting(fits)} offset 0) fit where ${when} limit ${limit})`;
};

/* Counts the matches in the sample and decides which way to search. */
const sampled = ({ from, id, where, order, fits }: Searched, ordered: Sql): Sql => sql`
  first as materialized (
    select sample.id, sample.place, fit.fits from (select ${rowOf({ from, id, where, order })} from ${from} where ${where} order by ${order} limit ${SAMPLE_SIZE}) sample
      cross join lateral (select ${fitting(fits)} as fits from ${from} where ${id} = sample.id offset 0) fit),
  met as materialized (select count(*) < ${SAMPLE_SIZE} as is_whole, count(*) filter (where fits) as n from first),
  near as materialized (select is_whole, n >= ${ordered} as has_page, n >= ${OFTEN} as is_often,
    not is_whole and n >= ${MOSTLY} as is_walked
    from met)`;

/* Ids of all matching rows, each once and unsorted, so that a reader of only some of them does not wait for the rest. */
const foundByIndex = ({ from, id, where }: Listed, byIndex: readonly Sql[]): Sql =>
  sql.join(
    byIndex.map((one, at) => {
      const isNew = byIndex.slice(0, at).map((before) => sql`not ${fitting(before)}`);
      return sql`(select ${id} as id from ${from} where ${allOf(where, one, ...isNew)})`;
    }),
    sql` union all `,
  );

/* Ids of the first rows of each index. No index has the order with `id <> id`, so that the few matches are read and not the list. */
const firstByIndex = ({ from, id, where, order }: Listed, byIndex: readonly Sql[], when: Sql, limit: Sql): Sql =>
  sql.join(
    byIndex.map(
      (one) =>
        sql`(select ${id} as id from ${from} where ${allOf(where, one, when)} order by ${id} <> ${id}, ${order} limit ${limit})`,
    ),
    sql` union all `,
  );

/**
 * Query for the first rows that match a search, like `firstOf`. When many rows match, the list is scanned in its order; when few
 * match, they are found by indexes and then sorted. A sample of the first rows decides: the planner's estimate is often far off and
 * ignores the cost of reading long texts. Rows after the first `ordered` ones come as the indexes find them and serve only for the count.
 */
export const searched = (search: Searched): Sql => {
  const { q, id, from, fits, byIndex = [fits], most = ENOUGH } = search;
  const { ordered = sql.lit(most) } = search;
  if (!q) return firstOf(search, most);
  const all: Sql = sql.lit(most);
  const is = (condition: Sql): Sql => sql`(select ${condition} from near)`;
  const inPart = sql`not is_whole and not is_walked`;
  return sql`(with ${sampled(search, ordered)},
    hits as materialized (${foundByIndex(search, byIndex)}),
    sorted as materialized (select ${rowOf(search)} from ${from}
      where ${id} = any (array(${firstByIndex(search, byIndex, is(sql`${inPart} and not has_page and not is_often`), all)}))),
    found as materialized (
      (select id, place from first where fits and ${is(sql`is_whole or (not is_walked and has_page)`)} order by place limit ${all})
      union all ${scanned(search, is(sql`is_walked`), all)}
      union all ${scanned(search, is(sql`${inPart} and not has_page and is_often`), ordered)}
      union all (select id, place from sorted order by place limit ${all}))
    select id, place from found
    union all (select id, ${sql.lit(ENOUGH)} from hits where ${is(sql`${inPart} and (has_page or is_often)`)} and id not in (select id from found)
      limit (select greatest(0, ${all} - count(*)) from found)) limit ${all})`;
};

/**
 * Concatenates two disjoint queries of `id` and `place`: rows of the first, then rows of the second, which runs only when the first
 * has fewer than `most`.
 */
export const inTurn = (one: Sql, other: Sql, most = ENOUGH): Sql =>
  sql`(with one as materialized (select id, place from ${one} one)
    select id, place from one union all select id, place + ${sql.lit(ENOUGH)} from ${other} other
      where (select count(*) < ${sql.lit(most)} from one))`;

/** The condition of a search. */
export type Fit = Pick<Searched, 'fits' | 'byIndex' | 'isCovered'>;

/** Search condition of `matches` on a text and its word vector; `also` is a further condition for the index queries. */
export const matched = (text: Sql, words: Sql, q: string, also?: Sql): Fit => ({
  fits: matches(text, words, q),
  byIndex: matchesByIndex(text, words, q).map((one) => allOf(one, also)),
});

/** Query for the first rows that match one of two conditions, like `searched`: matches of the first condition come first. */
export const oneThenOther = (list: Omit<Searched, 'fits' | 'byIndex'>, one: Fit, other: Fit): Sql => {
  const { id, where, most = ENOUGH, ordered = sql.lit(most) } = list;
  // Runs only when `one` holds all rows that match the first condition.
  const behind = {
    where: sql`${where} and ${id} not in (select one.id from one)`,
    ordered: sql`greatest(0, ${ordered} - (select count(*) from one))`,
  };
  return inTurn(searched({ ...list, ...one }), searched({ ...list, ...other, ...behind }), most);
};

export interface FoundPage {
  page: number;
  /** Query of `id` and `place`, of at most TOTAL_LIMIT + 1 rows. */
  found: Sql;
  /** JSON of one item, from the rows of `joins`. */
  item: Sql;
  /** The "join" clause: the list's table joined on `p.id`, and further joins. */
  joins: Sql;
  /** Further pairs of name and value for the page object, each after a comma. */
  more?: Sql;
  size?: number;
}

/** A page of search results as an SQL JSON object. The search runs once, for items and total. */
export const foundPage = ({ page, found, item, joins, more = sql``, size = PAGE_SIZE }: FoundPage): Sql => sql`(
  with found as materialized (select id, place from ${found} f order by place limit ${sql.lit(ENOUGH)})
  select json_build_object(
    'items', coalesce((select json_agg(${item} order by p.place)
      from (select * from found order by place ${windowOf(page, size)}) p join ${joins}), '[]'),
    ${totals(page, size)}${more}) from (select count(*)::int as n from found) counted)`;

/** Reads a page of search results as JSON text. */
export const foundPageText = (db: Db, page: FoundPage): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select ${foundPage(page)}::text as json`);
