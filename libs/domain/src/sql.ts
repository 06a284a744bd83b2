import { TOTAL_LIMIT } from '@psp/contracts/common';
import { fold } from '@psp/contracts/fold';
import { PAGE_SIZE } from '@psp/contracts/lists';
import { type RawBuilder, sql } from 'kysely';
import { STOP_WORDS } from './migrations/word-forms/stem.ts';
import type { Db } from './read-db.ts';

export type Sql = RawBuilder<unknown>;

/** `limit … offset …` of a page; pages after the first TOTAL_LIMIT rows are empty. */
export const windowOf = (page: number, size: number = PAGE_SIZE): Sql => {
  const offset = Math.min((page - 1) * size, TOTAL_LIMIT);
  return sql`limit ${Math.min(size, TOTAL_LIMIT - offset)} offset ${offset}`;
};

/** Subquery that counts rows and stops at `most + 1`. It has one column `n`; usable as a table and as a scalar. */
export const countOf = (rows: Sql, most: number = TOTAL_LIMIT): Sql =>
  sql`(select count(*)::int as n from (${rows} limit ${sql.lit(most + 1)}) matching)`;

/** Joins conditions by "and"; undefined ones are skipped. True when none is given. */
export const allOf = (...conditions: (Sql | undefined)[]): Sql => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** Joins conditions by "or". False when none is given. */
export const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;

/** One or two characters: nearly every text contains them inside a word, and trigram indexes cannot find them. */
const isShort = (text: string): boolean => /^[\p{L}\p{N}]{1,2}$/u.test(text);
const LETTERS = /^[\p{L}\p{M}\s]+$/u;
/** Words of one or two letters that are searched as whole words. */
const SHORT_WORDS = ['an', 'om', 'ou', 'zi'];
/**
 * Whether a search text consists of words alone, which are found in every inflected form. Any other text, such as a number or an
 * address, is also found as a substring.
 */
export const isWords = (text: string): boolean =>
  LETTERS.test(text) &&
  (!isShort(text) || SHORT_WORDS.includes(text.toLowerCase())) &&
  text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && !STOP_WORDS.includes(fold(word)));
/** Escapes the wildcards of LIKE. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/*
 * The search text is processed in a scalar subquery, so that a generic plan evaluates it once and not for each row.
 */

/** A search text without case and diacritics. */
export const folded = (text: string): Sql => sql`(select search_fold(${text}))`;
/** Array of LIKE patterns for the word stems of a search text. A text that contains the words matches all of them. */
export const wordParts = (text: string): Sql => sql`(select search_parts(${text}))::text[]`;
/** A tsquery for the words of a search text in every inflected form. */
export const wordsOf = (text: string): Sql => sql`(select search_query(${text}))`;

/** One or two LIKE patterns for a search text, not folded yet; the second is null when the first is enough. */
export const unfoldedPatterns = (text: string): [string, string | null] =>
  isShort(text) ? [`${escaped(text)}%`, `% ${escaped(text)}%`] : [`%${escaped(text)}%`, null];

/** The patterns of `unfoldedPatterns` as folded SQL. */
const patternsOf = (text: string): [Sql, Sql] => {
  const [one, two] = unfoldedPatterns(text);
  return [folded(one), two === null ? sql`null::text` : folded(two)];
};

/** Substring match on a folded column, ignoring case and diacritics. One or two letters match the beginning of a word. */
export const contains = (column: Sql, text: string): Sql => {
  const [one, two] = patternsOf(text);
  return isShort(text) ? sql`(${column} like ${one} or ${column} like ${two})` : sql`${column} like ${one}`;
};

const inWords = (textColumn: Sql, vectorColumn: Sql, text: string): Sql =>
  sql`(${textColumn} like all (${wordParts(text)}) and ${vectorColumn} @@ ${wordsOf(text)})`;

/**
 * Full-text match of all words in every inflected form: "achiziții" also finds "achiziție". A text that is not words alone also
 * matches as a substring. The text column is checked for the word stems first, because the vector column is far larger and mostly
 * stored out of line (TOAST).
 */
export const matches = (textColumn: Sql, vectorColumn: Sql, text: string): Sql =>
  isWords(text)
    ? inWords(textColumn, vectorColumn, text)
    : sql`(${contains(textColumn, text)} or ${inWords(textColumn, vectorColumn, text)})`;

/**
 * The condition of `matches` as two alternatives, each answered by the index of one column alone; the one on words does not read
 * the vectors.
 */
export const matchesByIndex = (textColumn: Sql, vectorColumn: Sql, text: string): [inWords: Sql, inText: Sql] => [
  sql`${vectorColumn} @@ ${wordsOf(text)}`,
  isWords(text) ? sql`false` : contains(textColumn, text),
];

/*
 * The inflected forms of each word as regular expressions; the expression of the longest word can use an index. The LIKE pattern
 * before them is several times faster and excludes most texts.
 */
const hasWords = (column: Sql, text: string): Sql => sql`(${column} like (select search_longest_part(${text}))
  and ${column} ~ (select (search_patterns(${text}))[1]) and ${column} ~ all ((select (search_patterns(${text}))[2:])::text[]))`;

/** Like `matches`, for a folded column without a word vector: it reads the text and can use a trigram index. */
export const containsWords = (column: Sql, text: string): Sql =>
  isWords(text) ? hasWords(column, text) : contains(column, text);

/**
 * Like `containsWords`, answered by an index on `search_vector(column)`. For short word stems it is far faster than the trigram index,
 * which finds them inside of other words too. Not for rows found otherwise: it would compute the vector of each.
 */
export const containsWordsByIndex = (column: Sql, text: string): Sql =>
  isWords(text) ? sql`search_vector(${column}) @@ ${wordsOf(text)}` : contains(column, text);

/**
 * Wraps a search condition on rows that are read in any case, so that PostgreSQL uses no text index. The planner then estimates
 * that half of the rows match.
 */
export const fitting = (fits: Sql): Sql => sql`coalesce(${fits}, false)`;

/** Runs a query that returns one JSON text, built by PostgreSQL; 'null' when there is no row. */
export const jsonText = async (db: Db, query: RawBuilder<{ json: string }>): Promise<string> => {
  const [row] = await db.run(query);
  return row?.json ?? 'null';
};

/** Runs a query and returns its first row, or null. */
export const oneRow = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | null> =>
  (await db.run(query))[0] ?? null;

/** Name and value pairs of a page's JSON object besides its items, from the row `counted` of `countOf`. */
export const totals = (page: number, size: number = PAGE_SIZE): Sql => sql`
  'total', least(counted.n, ${sql.lit(TOTAL_LIMIT)}), 'totalIsCapped', counted.n > ${sql.lit(TOTAL_LIMIT)},
  'page', ${page}::int, 'pageSize', ${size}::int`;

/**
 * Reads a page of a list as JSON text. `items` selects the page's items (column `item`) and their rank (`position`); `matching`
 * selects one row for each item of the whole list; `more` adds pairs of name and value, each after a comma; `shared` is a "with"
 * clause for all of them.
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
