import { sql } from 'kysely';
import type { Sql } from '../../../sql.ts';

/** The name of a table or column of the list of references, as SQL. */
export const name = (text: string): Sql => sql.raw(text);
/** SQL parts separated by commas. */
export const listed = (parts: readonly Sql[]): Sql => sql.join(parts);
/** SQL condition: each of the parts holds. */
export const all = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
/** SQL condition: one of the parts holds. */
export const any = (parts: readonly Sql[]): Sql =>
  parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
/** A column, or an expression with `%`, of a row. */
export const of = (row: string, text: string): Sql =>
  name(text.includes('%') ? text.replaceAll('%', row) : `${row}.${text}`);
