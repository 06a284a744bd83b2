import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/**
 * Query for a capability's `live`: the organisations whose members may have a request open, i.e. its authority, the participants of
 * its group and, once it is sent, the firms that may see it. `changes` yields event and request_id.
 */
export const requestWatchers = (changes: Sql): Sql => sql`
  select w.event, 'service-request:' || r.id, watching.organisation, watching.kind
  from (${changes}) as w join service_request r on r.id = w.request_id, lateral (
    select r.organisation_id as organisation, null::text as kind
    union all select null, 'firma' where r.status <> 'draft' and r.visibility = 'all'
    union all select i.organisation_id, null from service_request_invitation i where i.request_id = r.id and r.status <> 'draft'
    union all select o.organisation_id, null from offer o where o.request_id = r.id
    union all select n.organisation_id, null from consultation_answer n where n.request_id = r.id
    union all select q.organisation_id, null from question q where q.request_id = r.id
    union all select p.organisation_id, null from group_part p where p.request_id = r.id) watching`;

/** Acts that only the authority of the request sees. */
const OWN = ['create', 'discard', 'copy', 'compare', 'attach', 'file'].map((action) => `service-request.${action}`);

export const liveRequests = requestWatchers(sql`select c.event, c.id as request_id from changed c
  where c.entity = 'service-request' and c.action <> all (${OWN})`);
