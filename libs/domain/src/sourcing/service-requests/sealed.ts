import { sql } from 'kysely';

/**
 * True of a request `r` whose offers or answers are sealed: it was sent, and neither opened nor ended. Its authority knows how many
 * there are; nobody else knows of any, their own firms apart.
 */
export const isSealed = sql`(r.status = 'sent' and r.opened_at is null)`;

/** True of a request `r` that takes offers or answers now. */
export const isOpen = sql`${isSealed} and r.deadline > now()`;
