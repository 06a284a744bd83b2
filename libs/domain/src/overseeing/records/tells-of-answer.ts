import type { ErrorCode } from '@psp/contracts/errors';
import { sql } from 'kysely';

/* Why acts of firms on a request are refused, where that tells that the firm has an offer or answer. */
const TELLING: ErrorCode = 'opportunity.begun';

/**
 * SQL condition: the audit row `a` tells that a firm answers a request. An act on an offer or answer does, also a refused one, which is
 * recorded on the request; and any other act on the request that is refused because the firm has begun to answer.
 */
export const tellsOfAnswer = sql`(split_part(a.action, '.', 1) in ('offer', 'consultation-answer')
  or (a.outcome = 'refused' and coalesce(a.details ->> 'code', '') = ${sql.lit(TELLING)}))`;
