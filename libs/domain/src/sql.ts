import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { type RawBuilder, sql } from 'kysely';
import { STOP_WORDS } from './migrations/word-forms/stem.ts';
import type { Db } from './read-db.ts';

export type Sql = RawBuilder<unknown>;

/** `limit … offset …` of a page; pages behind the first TOTAL_LIMIT rows are empty. */
export const windowOf = (page: number, size: number = PAGE_SIZE): Sql => {
  const offset = Math.min((page - 1) * size, TOTAL_LIMIT);
  return sql`limit ${Math.min(size, TOTAL_LIMIT - offset)} offset ${offset}`;
};

/** How many rows there are, of more than `most` one more than that: a row with the column `n`, which is also a scalar. */
export const countOf = (rows: Sql, most: number = TOTAL_LIMIT): Sql =>
  sql`(select count(*)::int as n from (${rows} limit ${sql.lit(most + 1)}) matching)`;

/** All conditions joined by "and"; those left out (undefined) do not count. */
export const allOf = (...conditions: (Sql | undefined)[]): Sql => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** True where one of the conditions holds; false of none. */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;

/** One or two letters: inside of words they stand nearly everywhere, and no index has them. */
const isShort = (text: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(text);
const LETTERS = /^[\p{L}\p{M}\s]+$/u;
/** Words of one or two letters that are not the beginning of another one. */
const SHORT_WORDS = ['an', 'om', 'ou', 'zi'];
/** True of words alone, which are found in whatever form; of anything else, such as a number or an address, parts are found as well. */
export const isWords = (text: string): boolean =>
  LETTERS.test(text) &&
  (!isShort(text) || SHORT_WORDS.includes(text.toLowerCase())) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && !STOP_WORDS.includes(word.normalize('NFD').replace(/\p{M}/gu, '')));
/** Escapes what LIKE would take for a wildcard, so that "100%" finds "100%". */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/*
 * What is searched for stands in a query of its own: it is made once for all rows, also by a plan that was prepared before it was known.
 */

/** A text without case and diacritics. */
export const folded = (text: string): Sql => sql`(select search_fold(${text}))`;
/** Patterns of LIKE for the beginnings of a text's words, all of which a text has that has the words; an array. */
export const wordParts = (text: string): Sql => sql`(select search_parts(${text}))::text[]`;
/** The words of a text in whatever form, as a tsquery. */
export const wordsOf = (text: string): Sql => sql`(select search_query(${text}))`;

/** One or two patterns of LIKE for a text, not folded yet; the second is null where the first is enough. */
export const unfoldedPatterns = (text: string): [string, string | null] =>
  isShort(text) ? [`${escaped(text)}%`, `% ${escaped(text)}%`] : [`%${escaped(text)}%`, null];

/** The same as SQL, folded. */
const patternsOf = (text: string): [Sql, Sql] => {
  const [one, two] = unfoldedPatterns(text);
  return [folded(one), two === null ? sql`null::text` : folded(two)];
};

/** Substring match without regard to case and diacritics, on a folded column; of one or two letters, the beginning of a word. */
export const contains = (column: Sql, text: string): Sql => {
  const [one, two] = patternsOf(text);
  return isShort(text) ? sql`(${column} like ${one} or ${column} like ${two})` : sql`${column} like ${one}`;
};

const inWords = (textColumn: Sql, vectorColumn: Sql, text: string): Sql =>
  sql`(${textColumn} like all (${wordParts(text)}) and ${vectorColumn} @@ ${wordsOf(text)})`;

/**
 * All words in whatever form: "achiziții" also finds "achiziție"; of what is not words alone, a substring as well. The words are those
 * of the text, which is asked for their beginnings first: their column is far larger and mostly lies apart from its row.
 */
export const matches = (textColumn: Sql, vectorColumn: Sql, text: string): Sql =>
  isWords(text)
    ? inWords(textColumn, vectorColumn, text)
    : sql`(${contains(textColumn, text)} or ${inWords(textColumn, vectorColumn, text)})`;

/**
 * The same as conditions of which one is enough, each answered by an index of its column alone; that of words knows without
 * reading them.
 */
export const matchesByIndex = (textColumn: Sql, vectorColumn: Sql, text: string): [inWords: Sql, inText: Sql] => [
  sql`${vectorColumn} @@ ${wordsOf(text)}`,
  isWords(text) ? sql`false` : contains(textColumn, text),
];

/*
 * The forms of each word as regular expressions; those of the longest one serve an index. They take several times as long as the
 * pattern of LIKE before them, which most texts do not match.
 */
const hasWords = (column: Sql, text: string): Sql => sql`(${column} like (select search_longest_part(${text}))
  and ${column} ~ (select (search_patterns(${text}))[1]) and ${column} ~ all ((select (search_patterns(${text}))[2:])::text[]))`;

/** The same on a folded column that has no words apart: its text is read, where an index has the letters of the words. */
export const says = (column: Sql, text: string): Sql =>
  isWords(text) ? hasWords(column, text) : contains(column, text);

/**
 * A condition of a search for rows that are read anyhow. PostgreSQL guesses that one half fits, whatever is searched for, and uses
 * no index of texts.
 */
export const fitting = (fits: Sql): Sql => sql`coalesce(${fits}, false)`;

/** Runs a query whose single column is JSON text, built whole by PostgreSQL and sent on as it is. */
export const jsonText = async (db: Db, query: RawBuilder<{ json: string }>): Promise<string> => {
  const [row] = await db.run(query);
  return row?.json ?? 'null';
};

/** Runs a query for one row, or null. */
export const oneRow = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | null> =>
  (await db.run(query))[0] ?? null;

/** The pairs of a page's JSON object besides its items, of the row `counted` of `countOf`. */
export const totals = (page: number, size: number = PAGE_SIZE): Sql => sql`
  'total', least(counted.n, ${sql.lit(TOTAL_LIMIT)}), 'totalIsCapped', counted.n > ${sql.lit(TOTAL_LIMIT)},
  'page', ${page}::int, 'pageSize', ${size}::int`;

/**
 * One page as JSON text. `items` yields a row per item in a column `item` with its rank in `position`; `matching` a row for each
 * that there is; `more` further pairs of a name and a value, each after a comma; `shared` the `with` of what several of these read.
 */
export const pageText = (
  db: Db,
  page: number,
  items: Sql,
  matching: Sql,
  more: Sql = sql``,
  shared: Sql = sql``,
): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`${shared} select json_build_object(
      'items', coalesce((select json_agg(item order by position) from (${items}) as page), '[]'),
      ${totals(page)}${more})::text as json from ${countOf(matching)} counted`,
  );
