import { sql } from 'kysely';

/** SQL condition: the project `p` was not stopped by cancelling its request. Stopped projects are on hold and in no status list. */
export const NOT_STOPPED = sql`(p.closed_at is null or p.status = 'completed')`;

/** SQL condition: the project `p` is neither completed nor stopped. */
export const ACTIVE = sql`p.status in ('planning', 'in_progress', 'on_hold', 'review') and p.closed_at is null`;
