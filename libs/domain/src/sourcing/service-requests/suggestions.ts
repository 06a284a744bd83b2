import { SUGGESTED_PARTNERS, type SuggestedPartners } from '@psp/contracts/suggested-partners';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { withFirm } from '../../presenting/partners/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { withRecord } from '../matching/facts.ts';
import { reasonsForAuthority } from '../matching/reasons.ts';
import { askedRequest, bestFirms, factsForRequest } from '../matching/suggest.ts';

/**
 * Suggests up to `most` firms to invite to one of the authority's requests, best match first. Includes firms that have offered:
 * omitting them would reveal them before the opening. Throws `not_found`.
 */
export const suggestForRequest = async (
  db: Db,
  { organisationId }: Pick<Actor, 'organisationId'>,
  id: string,
  most: number = SUGGESTED_PARTNERS,
): Promise<SuggestedPartners> => {
  const row = await oneRow(
    db,
    sql<SuggestedPartners>`with ${askedRequest(id, organisationId)},
      best as materialized (select * from ${bestFirms(most)} best)
      select (select coalesce(json_agg(json_build_object(
        'id', f.id, 'name', f.name, 'locality', f.locality, 'countyCode', f.county_code, 'isNear', (f.county_code = r.county) is true,
        'verified', f.verified_at is not null, 'rating', f.rating, 'reviewCount', f.rating_count,
        'ownProjects', (select count(*) from project w
          where w.firma_id = f.id and w.uat_id = r.organisation_id and w.status = 'completed'),
        'responseHours', t.median_hours, 'reasons', ${reasonsForAuthority})
        order by p.place), '[]') from best p join ${withFirm} ${withRecord}, ${factsForRequest}) as items
      from asked r`,
  );
  return found(row);
};
