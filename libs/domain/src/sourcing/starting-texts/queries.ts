import type { DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';

/** Lists the starting texts of a domain, as JSON text (`startingTexts`). */
export const listStartingTexts = (db: Db, category: DomainSlug): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(
      json_build_object('id', t.id, 'title', t.title, 'description', t.description) order by t.position, t.id), '[]'))::text as json
      from starting_text t where t.domain_slug = ${category} and t.is_shown`,
  );

/** Reads the authority's county and locality, the default place of its requests, as JSON text. */
export const readOwnPlace = (db: Db, { organisationId }: Actor): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('countyCode', o.county_code, 'locality', o.locality)::text as json
      from organisation o where o.id = ${organisationId}`,
  );
