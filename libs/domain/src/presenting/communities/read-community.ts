import { ATTRACTION_TYPES } from '@psp/contracts/attraction-types';
import { sql } from 'kysely';
import { pictureOf, picturesOf } from '../../operating/images/queries.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';
import { isPublic, withAuthority } from './queries.ts';

const ARTICLES_SHOWN = 4;

/* Browsers of the release before have signs for the types of the portal alone. */
const SIGN = sql`case when a.type in (${sql.join(Object.keys(ATTRACTION_TYPES).map((type) => sql.lit(type)))}) then a.type
  else 'cultural' end`;

const attractions = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'description', a.description,
    'type', ${SIGN}, 'typeName', ${valueName('attraction-types', sql`a.type`)}, 'pictures', ${picturesOf(sql`a.image_ids`, sql`a.image_alts`)}) order by a.position, a.id), '[]')
  from community_attraction a where a.community_id = c.id)`;

/* Status and progress of a collaboration are those of its project; the partner is named only while it is approved. */
const projects = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'title', x.title, 'description', x.description,
    'status', coalesce(w.status, x.status), 'progress', coalesce(w.progress, x.progress),
    'startsOn', x.starts_on, 'endsOn', x.ends_on,
    'partner', case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end)
    order by (coalesce(w.status, x.status) = 'completed'), x.starts_on desc, x.id), '[]')
  from community_project x left join project w on w.id = x.project_id
    left join organisation f on f.id = w.firma_id and f.status = 'approved'
  where x.community_id = c.id)`;

const gallery = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
    'widths', i.widths, 'caption', g.caption) order by g.position, g.image_id), '[]')
  from community_image g join image i on i.id = g.image_id where g.community_id = c.id)`;

const articles = sql`(select coalesce(json_agg(json_build_object('id', n.id, 'title', n.title, 'publishedAt', n.published_at)
    order by n.published_at desc), '[]')
  from (select id, title, published_at from article where organisation_id = c.organisation_id and status = 'published'
    order by published_at desc, id limit ${sql.lit(ARTICLES_SHOWN)}) n)`;

/* Figures that were not entered are null. */
const view = sql`json_build_object('id', c.id, 'name', c.name, 'countyCode', c.county_code, 'isTest', c.is_test,
  'uatType', o.uat_type, 'institution', o.name, 'authorityId', o.id,
  'picture', ${pictureOf(sql`c.featured_image_id`)},
  'pictureAlt', c.featured_image_alt, 'description', c.description, 'objectives', c.objectives,
  'population', nullif(c.population, 0), 'areaKm2', nullif(c.area_km2, 0),
  'projectsCompleted', nullif(c.projects_completed, 0), 'budgetAllocated', nullif(c.budget_allocated, ''),
  'citizensServed', nullif(c.citizens_served, 0),
  'contact', json_build_object('address', nullif(c.address, ''), 'phone', c.phone, 'email', c.email, 'website', c.website),
  'attractions', ${attractions}, 'projects', ${projects}, 'gallery', ${gallery}, 'articles', ${articles},
  'updatedAt', c.updated_at)::text`;

/** Reads a public showcase, as JSON text (`communityView`), or 'null'. */
export const readCommunity = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select ${view} as json from community c ${withAuthority} where ${isPublic}
      and c.id = coalesce((select k.id from community x join organisation m on m.id = x.organisation_id
        join community k on k.organisation_id = m.merged_into_id where x.id = ${id}), ${id}::uuid)`,
  );

/** The same for a showcase of the actor's organisation, for the association any showcase, public or not. */
export const previewCommunity = (db: Db, { kind, organisationId }: Actor, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select ${view} as json from community c ${withAuthority} where c.id = ${id}
      and ${kind === 'admin' ? sql`true` : sql`c.organisation_id = ${organisationId}`}`,
  );
