import type { Actor } from '../../actor.ts';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { contains, jsonText, type Sql } from '../../sql.ts';

const SHOWN = 20;

/**
 * True of an authority `u` that the authority `leader` may ask: another one of its county, and across counties where either is an
 * association of several.
 */
export const mayBeAsked = (leader: string): Sql => sql`(u.kind = 'uat' and u.status = 'approved' and u.id <> ${leader}
  and exists (select from organisation l where l.id = ${leader}
    and (l.county_code = u.county_code or l.uat_type = 'adi' or u.uat_type = 'adi')))`;

/** Authorities by name that may be asked to take part in the actor's own request and are not, as JSON text (`candidateList`). */
export const listCandidates = (db: Db, { organisationId }: Actor, id: string, q: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object(
        'id', u.id, 'name', u.name, 'county', u.county) order by u.name collate "ro-x-icu", u.id), '[]'))::text as json
      from (select u.id, u.name, c.name as county from organisation u left join county c on c.code = u.county_code
        where ${mayBeAsked(organisationId)} and ${q ? contains(sql`search_fold(u.name)`, q) : sql`true`}
          and exists (select from service_request r where r.id = ${id} and r.organisation_id = ${organisationId})
          and not exists (select from group_part g where g.request_id = ${id} and g.organisation_id = u.id
            and g.status in ('invited', 'confirmed'))
        order by u.name collate "ro-x-icu", u.id limit ${sql.lit(SHOWN)}) u`,
  );
