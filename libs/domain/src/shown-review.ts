import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/**
 * SQL condition: the review `v` is published and the association has not removed it. The one rule of all pages, means and figures that
 * are not its author's.
 */
export const IS_SHOWN: Sql = sql`(v.published_at is not null and v.removed_at is null)`;
