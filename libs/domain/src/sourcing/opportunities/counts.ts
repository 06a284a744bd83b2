import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { fromLiveAuthority } from './live-authority.ts';

/** How many open requests suit the firm of `actor` that it has not answered. */
export const matchingOpen = ({
  organisationId: firma,
  status,
}: Actor): RawBuilder<number> => sql<number>`(select count(*) from service_request r
  where ${status === 'approved'}::boolean and r.status = 'sent' and r.opened_at is null and r.deadline > now()
    and ${fromLiveAuthority} and (r.category in (select d.domain_slug from organisation_domain d where d.organisation_id = ${firma}) and r.visibility = 'all'
      or r.id in (select i.request_id from service_request_invitation i where i.organisation_id = ${firma}))
    and r.id not in (select o.request_id from offer o where o.organisation_id = ${firma} and o.status not in ('draft', 'withdrawn')))`;

/** How many offers of a firm wait for an answer, or for its own. */
export const openOffers = (firma: string): Sql =>
  sql`(select count(*) from offer where organisation_id = ${firma} and status in ('submitted', 'to_confirm', 'shortlisted'))`;
