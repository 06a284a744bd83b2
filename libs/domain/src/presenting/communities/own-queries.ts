import type { OwnCommunityProject, OwnCommunityView } from '@psp/contracts/own-community';
import { sql } from 'kysely';
import { DELETED_DAYS } from '@psp/contracts/admin-communities';
import type { Actor } from '../../actor.ts';
import { pictureOf, picturesOf } from '../../operating/images/queries.ts';
import { valueName } from '../../operating/taxonomies/values.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { communityActions, type VersionedSection } from './community.entity.ts';
import { communityProjectActions } from './community-project.entity.ts';

const versionOf = (section: VersionedSection) => sql`coalesce((c.section_versions ->> ${sql.lit(section)})::int, 1)`;

const attractions = sql`(select coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'name', a.name,
    'description', a.description, 'type', a.type,
    'typeName', ${valueName('attraction-types', sql`a.type`)}, 'pictures', ${picturesOf(sql`a.image_ids`, sql`a.image_alts`)})
    order by a.position, a.id), '[]') from community_attraction a where a.community_id = c.id)`;

/* As on the public page, status and progress of a collaboration are those of its project. */
const projects = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'version', x.version, 'title', x.title,
    'description', x.description, 'status', coalesce(w.status, x.status), 'progress', coalesce(w.progress, x.progress),
    'startsOn', x.starts_on, 'endsOn', x.ends_on, 'projectId', x.project_id,
    'partner', case when f.id is not null then json_build_object('id', f.id, 'name', f.name) end)
    order by (coalesce(w.status, x.status) = 'completed'), x.starts_on desc, x.id), '[]')
  from community_project x left join project w on w.id = x.project_id left join organisation f on f.id = w.firma_id
  where x.community_id = c.id)`;

const gallery = sql`(select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
    'widths', i.widths, 'alt', g.caption) order by g.position, g.image_id), '[]')
  from community_image g join image i on i.id = g.image_id where g.community_id = c.id)`;

const DELETION = sql`case when c.deleted_at is not null then json_build_object('reason', c.deleted_reason,
  'removedAt', c.deleted_at + make_interval(days => ${sql.lit(DELETED_DAYS)})) end`;

type Stored = Omit<OwnCommunityView, 'actions' | 'projects'> & {
  projects: Omit<OwnCommunityProject, 'actions'>[];
};

/* Reads one showcase that meets the condition. */
const readEdited = async (db: Db, actor: Actor, now: Date, where: Sql): Promise<OwnCommunityView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
      organisationId: string | null;
    }>`select c.organisation_id as "organisationId", json_build_object('id', c.id, 'version', c.version, 'status', c.status,
      'withdrawnReason', c.withdrawn_reason, 'deletion', ${DELETION},
      'profile', json_build_object('version', ${versionOf('profile')}, 'name', c.name, 'description', c.description,
        'objectives', c.objectives, 'featuredImageId', c.featured_image_id, 'featuredImageAlt', c.featured_image_alt,
        'featuredImage', ${pictureOf(sql`c.featured_image_id`)}),
      'contact', json_build_object('version', ${versionOf('contact')}, 'address', c.address, 'phone', c.phone,
        'email', c.email, 'website', c.website),
      'location', json_build_object('version', ${versionOf('location')}, 'countyCode', c.county_code,
        'population', c.population, 'areaKm2', c.area_km2),
      'statistics', json_build_object('version', ${versionOf('statistics')}, 'projectsCompleted', c.projects_completed,
        'budgetAllocated', c.budget_allocated, 'citizensServed', c.citizens_served),
      'attractions', ${attractions}, 'projects', ${projects},
      'gallery', json_build_object('version', ${versionOf('gallery')}, 'pictures', ${gallery}),
      'updatedAt', c.updated_at) as json
    from community c where ${where}`,
  );
  if (!row) return null;
  const { organisationId } = row;
  const { status, profile, projects: listed, deletion } = row.json;
  const deletedAt = deletion ? new Date(deletion.removedAt) : null;
  const facts = { status, organisationId, description: profile.description, deletedAt };
  return {
    ...row.json,
    projects: listed.map((project) => ({
      ...project,
      actions: deletion ? [] : communityProjectActions({ ...project, organisationId }, actor, now),
    })),
    actions: communityActions(facts, actor, now),
  };
};

/** Reads the showcase of the actor's organisation for editing, or null. */
export const readOwnCommunity = (db: Db, actor: Actor, now: Date): Promise<OwnCommunityView | null> =>
  readEdited(db, actor, now, sql`c.organisation_id = ${actor.organisationId}`);

/** Reads a showcase that the actor may edit, for the association any; null if there is none. */
export const readEditedCommunity = (db: Db, actor: Actor, id: string, now: Date): Promise<OwnCommunityView | null> => {
  const isOwn = actor.kind === 'admin' ? sql`true` : sql`c.organisation_id = ${actor.organisationId}`;
  return readEdited(db, actor, now, sql`c.id = ${id} and ${isOwn}`);
};
