import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasNumber, hasTitleWords, isSame, labelOf } from '../../search-conditions.ts';
import { containsWords, matches } from '../../sql.ts';
import { isReadableBy } from '../groups/queries.ts';

export const ownSearch: OwnSearch = {
  uat: {
    /* A participant of a group request that it may not read gets the page of its part. */
    request: (actor, q) => sql`
      select r.id, coalesce(nullif(r.title, ''), r.number), r.number || ', ' || ${labelOf(sql`r.status`, REQUEST_STATUS)},
        case when ${isReadableBy(actor)} then '/uat/service-requests/' else '/uat/service-requests/groups/' end || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
      from service_request r where (r.organisation_id = ${actor.organisationId} or r.id = any (array(
          select g.request_id from group_part g where g.organisation_id = ${actor.organisationId})))
        and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`,
  },
  admin: {
    'sent-request': (_, q) => sql`
      select r.id, r.title, r.number || ', ' || u.name || ', ' || ${labelOf(sql`r.status`, REQUEST_STATUS)},
        '/admin/service-requests/' || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
      from service_request r join organisation u on u.id = r.organisation_id
      where r.status <> 'draft' and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${hasNumber(q)} or ${containsWords(sql`u.name_text`, q)})`,
  },
};
