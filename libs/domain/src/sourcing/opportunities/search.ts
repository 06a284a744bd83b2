import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { isSame } from '../../search-conditions.ts';
import { containsWords, matches } from '../../sql.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { isVisibleTo } from '../service-requests/shown-to.ts';
import { answered } from './list.ts';

export const ownSearch: OwnSearch = {
  firma: {
    /* Open requests by text, authority and county, without those that the firm has answered, which are found among its offers. */
    opportunity: (actor, q) => sql`
      select r.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
      from service_request r join organisation u on u.id = r.organisation_id left join county n on n.code = r.county_code
      where ${isOpen} and ${isVisibleTo(actor)} and r.id not in ${answered(actor.organisationId)}
        and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${containsWords(sql`search_fold(n.name)`, q)}
          or ${containsWords(sql`u.name_text`, q)})`,
  },
};
