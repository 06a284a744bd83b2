import { sql } from 'kysely';

/** Projects on which is, or will be, worked. */
export const ACTIVE = sql`status in ('planning', 'in_progress', 'on_hold', 'review') and closed_at is null`;
