import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { hasNumber, hasTitleWords, isSame } from '../../search-conditions.ts';

/** Answers are found among offers. */
export const ownSearch: OwnSearch = {
  uat: {
    /* Only opened answers: before that an authority may know only their number. */
    offer: ({ organisationId }, q) => sql`
      select n.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=answers',
        ${isSame(sql`f.name`, q)}, n.updated_at
      from service_request r join consultation_answer n on n.request_id = r.id join organisation f on f.id = n.organisation_id
      where r.organisation_id = ${organisationId} and r.opened_at is not null and n.status = 'submitted'
        and (${hasTitleWords(sql`f.name`, q)} or ${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`,
  },
  firma: {
    offer: ({ organisationId }, q) => sql`
      select n.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, n.updated_at
      from consultation_answer n join service_request r on r.id = n.request_id join organisation u on u.id = r.organisation_id
      where n.organisation_id = ${organisationId} and n.status = 'submitted' and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`,
  },
};
