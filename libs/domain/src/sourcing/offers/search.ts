import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasNumber, hasTitleWords, isSame } from '../../search-conditions.ts';
import { shownToAuthority } from './queries.ts';

export const ownSearch: OwnSearch = {
  uat: {
    /* Only opened offers: before that an authority may know only their number. */
    offer: (actor, q) => sql`
      select o.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=offers',
        ${isSame(sql`f.name`, q)}, o.updated_at
      from service_request r join offer o on o.request_id = r.id join organisation f on f.id = o.organisation_id
      where ${shownToAuthority(actor)} and (${hasTitleWords(sql`f.name`, q)} or ${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`,
  },
  firma: {
    offer: ({ organisationId }, q) => sql`
      select o.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, o.updated_at
      from offer o join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
      where o.organisation_id = ${organisationId} and o.status <> 'withdrawn' and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`,
  },
};
