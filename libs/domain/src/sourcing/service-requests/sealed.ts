import { sql } from 'kysely';

/**
 * SQL condition: the offers or answers to the request `r` are sealed, because it was sent and neither opened nor ended. Its
 * authority may know their number, a firm only its own offer.
 */
export const isSealed = sql`(r.status = 'sent' and r.opened_at is null)`;

/** SQL condition: the request `r` accepts offers or answers now. */
export const isOpen = sql`${isSealed} and r.deadline > now()`;
