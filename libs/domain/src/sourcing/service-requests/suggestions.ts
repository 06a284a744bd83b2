import { SUGGESTED_PARTNERS, type SuggestedPartners } from '@psp/contracts/suggested-partners';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { bestFirst, inDomain, listedFirm, withFirm } from '../../presenting/partners/queries.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, oneThenOther } from '../../searched.ts';
import { oneRow, type Sql } from '../../sql.ts';

const near = sql`f.county_code = (select county from asked)`;
const suited = sql`${listedFirm} and ${inDomain(sql`(select category from asked)`)}
  and f.id <> all (array(select i.organisation_id from service_request_invitation i where i.request_id = (select id from asked)))`;
const bestOf = (where: Sql): Sql =>
  firstOf({ from: sql`organisation f`, id: sql`f.id`, where, order: bestFirst }, SUGGESTED_PARTNERS);

/**
 * Firms in the domain of one of the authority's own requests that are not invited to it, those of its county first, then the
 * others, each by rating, as in the members' marketplace. Who has offered is not asked: whoever was left out for that would be
 * known before the opening. Throws `not_found`.
 */
export const suggestForRequest = async (db: Db, { organisationId }: Actor, id: string): Promise<SuggestedPartners> => {
  const row = await oneRow(
    db,
    sql<SuggestedPartners>`with asked as materialized (
        select r.id, r.organisation_id, r.category, coalesce(r.county_code, u.county_code) as county
        from service_request r join organisation u on u.id = r.organisation_id
        where r.id = ${id} and r.organisation_id = ${organisationId}),
      best as materialized (select id, place
        from ${oneThenOther(bestOf(sql`${suited} and ${near}`), bestOf(sql`${suited} and ${near} is not true`), SUGGESTED_PARTNERS)} f
        order by place limit ${sql.lit(SUGGESTED_PARTNERS)})
      select (select coalesce(json_agg(json_build_object(
        'id', f.id, 'name', f.name, 'locality', f.locality, 'countyCode', f.county_code, 'isNear', ${near} is true,
        'verified', f.verified_at is not null, 'rating', f.rating, 'reviewCount', f.rating_count,
        'ownProjects', (select count(*) from project w
          where w.firma_id = f.id and w.uat_id = r.organisation_id and w.status = 'completed'),
        'responseHours', (select t.median_hours from partner_response t where t.organisation_id = f.id))
        order by p.place), '[]') from best p join ${withFirm}) as items
      from asked r`,
  );
  return found(row);
};
