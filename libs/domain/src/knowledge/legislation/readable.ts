import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { accessOf, type Reader } from '../passages/readable.ts';

/** SQL condition: the reader may open the published act `a`. */
export const isReadableBy = (reader: Reader): Sql =>
  sql`a.status = 'published' and a.access in (${sql.join(accessOf(reader).map((one) => sql.lit(one)))})`;

/** Path of an act in an area. */
export const actPath = (kind: Actor['kind'], id: string): string => `/${kind}/legislation/${id}`;
