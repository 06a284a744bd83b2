import { PAGE_SIZE } from '@psp/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './read-db.ts';

export type Sql = RawBuilder<unknown>;

export const offsetOf = (page: number): number => (page - 1) * PAGE_SIZE;

/** All conditions joined by "and"; those left out (undefined) do not count. */
export const allOf = (...conditions: (Sql | undefined)[]): Sql => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** Escapes what LIKE would take for a wildcard, so that "100%" finds "100%". */
const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Substring match without regard to case and diacritics, on a folded column. */
export const contains = (column: Sql, text: string): Sql => sql`${column} like search_fold(${likePattern(text)})`;

/** Substring match, or all words in whatever form: "achiziții" also finds "achiziție". */
export const matches = (textColumn: Sql, vectorColumn: Sql, text: string): Sql =>
  sql`(${contains(textColumn, text)} or ${vectorColumn} @@ search_query(${text}))`;

/** True for a folded title in which a search fits, and for all where nothing is searched for: to order by, never null. */
export const fitsFirst = (titleColumn: Sql, text: string): Sql =>
  text ? sql`(${matches(titleColumn, sql`search_vector(${titleColumn})`, text)} is true)` : sql`true`;

/** Runs a query whose single column is JSON text, built whole by PostgreSQL and sent on as it is. */
export const jsonText = async (db: Db, query: RawBuilder<{ json: string }>): Promise<string> => {
  const [row] = await db.run(query);
  return row?.json ?? 'null';
};

/** Runs a query for one row, or null. */
export const oneRow = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | null> =>
  (await db.run(query))[0] ?? null;

/**
 * The pairs `items, total, page, pageSize` of a page's JSON object. `items` yields a row per item in a column `item` with its
 * rank in `position`; `total` is a scalar.
 */
export const pageFields = (page: number, items: Sql, total: Sql): Sql => sql`
  'items', coalesce((select json_agg(item order by position) from (${items}) as page), '[]'),
  'total', (${total}), 'page', ${page}::int, 'pageSize', ${PAGE_SIZE}::int`;

/** One page as JSON text: `pageFields`, and `more` further pairs of a name and a value, each after a comma. */
export const pageText = (db: Db, page: number, items: Sql, total: Sql, more: Sql = sql``): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select json_build_object(${pageFields(page, items, total)}${more})::text as json`);
