import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** True of a request `r` that was sent after a moment, or to which the firm was invited after it. */
export const cameSince = (firma: string, since: Sql): Sql => sql`(r.sent_at > ${since} or r.id = any (array(
  select i.request_id from service_request_invitation i where i.organisation_id = ${firma} and i.created_at > ${since})))`;
