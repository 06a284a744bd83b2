import { SUGGESTED_PARTNERS, type SuggestedPartners } from '@psp/contracts/suggested-partners';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { bestFirst, inDomain, listedFirm } from '../../presenting/partners/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

const near = sql`(f.county_code is not distinct from coalesce(r.county_code, u.county_code) and f.county_code is not null)`;

/**
 * Firms in the domain of one of the authority's own requests that are not invited to it, those of its county first, then the
 * others, each by rating, as in the members' marketplace. Who has offered is not asked: whoever was left out for that would be
 * known before the opening. Throws `not_found`.
 */
export const suggestForRequest = async (db: Db, { organisationId }: Actor, id: string): Promise<SuggestedPartners> => {
  const row = await oneRow(
    db,
    sql<SuggestedPartners>`select (select coalesce(json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'locality', f.locality, 'countyCode', f.county_code, 'isNear', f.is_near,
      'verified', f.verified_at is not null, 'rating', f.rating, 'reviewCount', f.rating_count,
      'ownProjects', (select count(*) from project p
        where p.firma_id = f.id and p.uat_id = r.organisation_id and p.status = 'completed'),
      'responseHours', (select t.median_hours from partner_response t where t.organisation_id = f.id))
      order by f.is_near desc, ${bestFirst}), '[]')
      from (select f.*, ${near} as is_near from organisation f
        where ${listedFirm} and ${inDomain(sql`d.domain_slug = r.category`)}
          and not exists (select from service_request_invitation i where i.request_id = r.id and i.organisation_id = f.id)
        order by is_near desc, ${bestFirst} limit ${sql.lit(SUGGESTED_PARTNERS)}) f) as items
      from service_request r join organisation u on u.id = r.organisation_id
      where r.id = ${id} and r.organisation_id = ${organisationId}`,
  );
  return found(row);
};
