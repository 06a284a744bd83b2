import { sql } from 'kysely';

/** False of the projects `p` that stopped because their request was cancelled: they stay on hold, and are in no state's list. */
export const NOT_STOPPED = sql`(p.closed_at is null or p.status = 'completed')`;

/** Projects `p` on which is, or will be, worked. */
export const ACTIVE = sql`p.status in ('planning', 'in_progress', 'on_hold', 'review') and p.closed_at is null`;
