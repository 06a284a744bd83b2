import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { accessOf, type Reader } from '../passages/readable.ts';

/** SQL condition: the reader may open the document of the library with the given alias. */
export const isReadableBy = (reader: Reader, alias = 'd'): Sql =>
  sql`${sql.ref(`${alias}.status`)} = 'published' and ${sql.ref(`${alias}.access`)} in (${sql.join(accessOf(reader).map((one) => sql.lit(one)))})`;
