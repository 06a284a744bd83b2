import type { Actor } from '../../actor.ts';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { suggestAuthorities } from '../../joining/organisations/suggest-authorities.ts';
import { oneRow, type Sql } from '../../sql.ts';

/**
 * SQL condition: the authority `leader` may invite the authority `u`. Both are in the same county, or one of them is an association
 * of authorities (ADI).
 */
export const canBeInvited = (
  leader: string | Sql,
): Sql => sql`(u.kind = 'uat' and u.status = 'approved' and u.id <> ${leader}
  and exists (select from organisation l where l.id = ${leader}
    and (l.county_code = u.county_code or l.uat_type = 'adi' or u.uat_type = 'adi')))`;

/**
 * Searches by name for authorities that may still be invited to the actor's request, as JSON text (`candidateList`). Throws
 * `not_found` for another authority's request.
 */
export const listCandidates = async (db: Db, { organisationId }: Actor, id: string, q: string): Promise<string> => {
  found(
    await oneRow(db, sql`select 1 from service_request r where r.id = ${id} and r.organisation_id = ${organisationId}`),
  );
  return suggestAuthorities(
    db,
    q,
    sql`${canBeInvited(organisationId)} and not exists (select from group_part g where g.request_id = ${id} and g.organisation_id = u.id
        and g.status in ('invited', 'confirmed'))`,
  );
};
