import { sql } from 'kysely';
import type { Db } from '../../../read-db.ts';
import type { ImportedRow } from './read-table.ts';
import { KNOWN } from './strings.ts';

/*
 * The authority of each row by county and name. An installation without the registry of localities checks none. A county council is
 * known by its county alone.
 */
const findPlaces = async (db: Db, id: string, table: readonly ImportedRow[]): Promise<void> => {
  const places = table.flatMap(({ line, place, outcome }) =>
    outcome === 'new' && place !== '' ? [{ line, place }] : [],
  );
  await db.run(sql`with place as (
      select r.id, r.content, a.siruta, a.name from organisation_import_row r
        join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) p (line integer, place text) on p.line = r.line
        left join lateral (select siruta, name from authority a where a.county_code = r.content ->> 'countyCode'
          and a.type = r.content ->> 'uatType'
          and (a.type = 'county_council' or search_fold(a.name) = search_fold(p.place)) order by siruta limit 1) a on true
      where r.import_id = ${id} and exists (select from authority))
    update organisation_import_row r set
      name = coalesce(p.name, r.name),
      content = case when p.siruta is null then r.content
        else r.content || jsonb_build_object('siruta', p.siruta, 'name', p.name) end,
      outcome = case when p.siruta is null then 'wrong' else r.outcome end,
      problem = case when p.siruta is null then ${KNOWN.place}::text end
    from place p where p.id = r.id`);
};

/** Marks the rows of a new import that need no invitation: organisations of the portal, applicants, open invitations. */
export const compareWithPortal = async (db: Db, id: string, table: readonly ImportedRow[]): Promise<void> => {
  await findPlaces(db, id, table);
  await db.run(sql`update organisation_import_row r set outcome = 'known', problem = case
        when o.status = 'suspended' then ${KNOWN.suspended}::text when o.status = 'approved' then ${KNOWN.known}
        else ${KNOWN.applying} end
    from organisation o where r.import_id = ${id} and r.outcome = 'new' and o.cui = r.cui and o.status <> 'rejected'`);
  await db.run(sql`update organisation_import_row r set outcome = 'invited', problem = ${KNOWN.invited}::text
    from founding_invitation i where r.import_id = ${id} and r.outcome = 'new' and i.cui = r.cui and i.email = r.email::citext
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()`);
};
