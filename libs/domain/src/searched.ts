import { PAGE_SIZE, TOTAL_LIMIT } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Db } from './read-db.ts';
import { fitting, jsonText, patternsOf, type Sql, totals, windowOf } from './sql.ts';

/** Rows of a list that are looked at in its order before an index is asked: a word that many texts have is met among them. */
const NEAR = sql.lit(500);
/** Of these, how many have to fit for the rest to be looked for in the same way. */
const OFTEN = sql.lit(50);
/** Rows that an index finds and that are then put in order. */
const SORTED = sql.lit(12_000);

/** The lists of migration 0021. */
type List =
  | 'accounts'
  | 'applications'
  | 'articles'
  | 'communities'
  | 'moderated_articles'
  | 'named_partners'
  | 'organisations'
  | 'partners'
  | 'requests'
  | 'solutions'
  | 'subscribers'
  | 'tickets'
  | 'titled_solutions';

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
  list: List;
  /** Empty where nothing is searched for. */
  q: string;
  /** Whether a row fits the search; all that do are among those that the database's function for this list finds. */
  fits: Sql;
  /** What is left to ask of those that the function finds, where it finds nothing else than what fits. */
  rest?: Sql;
  /** Whether an index has all that filters and order ask of a row: only those that they leave are then read. */
  isCovered?: boolean;
  /** How many rows are wanted. */
  most?: number;
}

interface Walk {
  isCovered: boolean;
  /** Whether it is walked at all. */
  when: Sql;
  limit: Sql;
}

const ENOUGH = TOTAL_LIMIT + 1;
const rowOf = ({ id, order }: Listed): Sql => sql`${id} as id, row_number() over (order by ${order}) as place`;

/** The first rows of a list, as a query of `id` and `place` (their order). */
export const firstOf = (listed: Listed, most = ENOUGH): Sql =>
  sql`(select ${rowOf(listed)} from ${listed.from} where ${listed.where} order by ${listed.order} limit ${sql.lit(most)})`;

/* The first rows of a list that fit, found by walking it in its order. */
const walkedThrough = (listed: Listed, fits: Sql, { isCovered, when, limit }: Walk): Sql => {
  const { from, id, where, order } = listed;
  const row = rowOf(listed);
  if (!isCovered)
    return sql`(select ${row} from ${from} where ${where} and ${fits} and ${when} order by ${order} ${limit})`;
  return sql`(select walked.id, walked.place from (select ${row} from ${from} where ${where} order by ${order} offset 0) walked
    cross join lateral (select from ${from} where ${id} = walked.id and ${fits} offset 0) fit where ${when} ${limit})`;
};

/**
 * The first rows that fit a search, like `firstOf`. What many rows fit is met by walking the list in its order, what few fit is
 * found by indexes and then put in order. Which it is shows at the first rows: the planner's guess is often far off, and does not
 * count what reading long texts costs.
 */
export const searched = ({ list, q, fits, rest, isCovered = false, most = ENOUGH, ...listed }: Searched): Sql => {
  if (!q) return firstOf(listed, most);
  const { from, id, where, order } = listed;
  const row = rowOf(listed);
  const limit = sql`limit ${sql.lit(most)}`;
  const [one, two] = patternsOf(q);
  const isNear = sql`(select is_enough from near)`;
  const isFew = sql`((select not is_often from near) and (select count(*) < ${SORTED} from few))`;
  return sql`(with first as materialized (
      select sample.id, sample.place, fit.fits from (select ${row} from ${from} where ${where} order by ${order} limit ${NEAR}) sample
        cross join lateral (select ${fitting(fits)} as fits from ${from} where ${id} = sample.id offset 0) fit),
    near as materialized (select count(*) < ${NEAR} or count(*) filter (where fits) >= ${sql.lit(most)} as is_enough,
      count(*) filter (where fits) >= ${OFTEN} as is_often from first),
    few as materialized (select ${sql.ref(`find_${list}`)}(${one}, ${two}, ${q}, ${SORTED}) as id
      where (select not is_enough and not is_often from near))
    (select id, place from first where fits and ${isNear} order by place ${limit})
    union all (select ${row} from ${from} where ${where} and ${rest ?? fitting(fits)} and not ${isNear} and ${isFew}
      and ${id} = any (array(select f.id from few f)) order by ${order} ${limit})
    union all ${walkedThrough(listed, fitting(fits), { isCovered, when: sql`not ${isNear} and not ${isFew}`, limit })})`;
};

/**
 * Rows of two queries of `id` and `place`, those of the second after all of the first. The second is asked where the first has fewer
 * than are wanted: the first then has all that fit it, and the second leaves those out by `isInFirst`.
 */
export const oneThenOther = (one: Sql, other: Sql, most = ENOUGH): Sql =>
  sql`(with one as materialized (select id, place from ${one} one)
    select id, place from one union all select id, place + ${sql.lit(ENOUGH)} from ${other} other
      where (select count(*) < ${sql.lit(most)} from one))`;

/** Whether the first query of `oneThenOther` has the row. */
export const isInFirst = (id: Sql): Sql => sql`${id} in (select one.id from one)`;

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
