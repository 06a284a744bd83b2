import { sql } from 'kysely';

/** Projects `p` on which is, or will be, worked. */
export const ACTIVE = sql`p.status in ('planning', 'in_progress', 'on_hold', 'review') and p.closed_at is null`;
