import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { isReaders, type Reader } from './readable.ts';

/* An authority that merged with one that joined its project has not joined it. */
const IS_OTHERS = sql`j.exchange_id = x.id and j.organisation_id <> x.organisation_id`;

/** The rows `j` of the authorities `u` that joined the project `x`. */
export const JOINED = sql`exchange_join j join organisation u on u.id = j.organisation_id and u.merged_into_id is null and ${IS_OTHERS}`;

/** Whether the reader's authority joined the project `x`. */
export const hasJoined = (reader: Reader): Sql =>
  sql`exists (select from exchange_join j where ${IS_OTHERS} and ${isReaders(reader, sql`j.organisation_id`)})`;
