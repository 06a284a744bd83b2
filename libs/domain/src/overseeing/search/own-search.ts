import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { PROJECT_STATUS, projectState } from '@psp/contracts/project-statuses';
import { sql } from 'kysely';
import type { OwnSearch } from '../../capability.ts';
import { NOT_STOPPED } from '../../collaborating/projects/active.ts';
import { projectParties } from '../../collaborating/projects/queries.ts';
import { isSame, labelOf } from '../../search-conditions.ts';
import { offerParties, searchOffers } from '../offers/list.ts';
import { searchProjects } from '../projects/list.ts';

const STOPPED = projectState('planning', true).label;

/** What the association finds in its lists of all projects and of opened offers. */
export const ownSearch: OwnSearch = {
  admin: {
    'overseen-project': (_, q) => sql`
      select p.id, p.title, concat_ws(', ', r.number, u.name, f.name,
          case when ${NOT_STOPPED} then ${labelOf(sql`p.status`, PROJECT_STATUS)} else ${STOPPED} end),
        '/admin/projects/' || p.id, ${isSame(sql`p.title`, q)}, p.updated_at
      from ${searchProjects(q)} found join project p on p.id = found.id ${projectParties}`,
    'overseen-offer': (_, q) => sql`
      select o.id, r.title, concat_ws(', ', r.number, f.name, ${labelOf(sql`o.status`, OFFER_STATUS)}),
        '/admin/offers/' || o.id, ${isSame(sql`r.title`, q)}, o.updated_at
      from ${searchOffers(q)} found join offer o on o.id = found.id ${offerParties}`,
  },
};
