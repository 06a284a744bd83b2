import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/**
 * SQL condition: the review `v` is published and not removed by the association. Every page, mean and figure uses it, except what only
 * the author of the review reads.
 */
export const IS_SHOWN: Sql = sql`(v.published_at is not null and v.removed_at is null)`;
