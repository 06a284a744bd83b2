import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** SQL condition: the request `r` was sent, or the firm was invited to it, after `since`. */
export const isNewSince = (firma: string, since: Sql): Sql => sql`(r.sent_at > ${since} or r.id = any (array(
  select i.request_id from service_request_invitation i where i.organisation_id = ${firma} and i.created_at > ${since})))`;
