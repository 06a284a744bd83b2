import { sql } from 'kysely';
import { act, lock, type Versioned } from '../../act.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { suggestAuthorities } from '../../joining/organisations/suggest-authorities.ts';
import { found } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Community } from './community.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { communities } from './own-community.ts';
import { imagesOfCommunity, removeCommunity } from './removal.ts';

/** Columns that a new showcase takes from the profile. */
const FROM_PROFILE = ['description', 'address', 'phone', 'email', 'website'];

/* True if the column says something else than the profile, from which a new showcase takes it. */
const differs = (column: string): Sql =>
  sql`coalesce(${sql.ref(`c.${column}`)}, '') not in ('', coalesce(${sql.ref(`o.${column}`)}, ''))`;

/* True if the organisation wrote or showed something: what a new showcase takes from its profile is not content. */
const hasContent = async (db: Db, { id }: Community): Promise<boolean> => {
  const row = await oneRow(
    db,
    sql`select from community c join organisation o on o.id = c.organisation_id where c.id = ${id} and (c.status <> 'draft'
      or c.objectives <> '' or c.population is not null or c.area_km2 is not null or c.featured_image_id is not null
      or ${sql.join(FROM_PROFILE.map(differs), sql` or `)}
      or exists (select from community_attraction where community_id = c.id)
      or exists (select from community_project where community_id = c.id)
      or exists (select from community_image where community_id = c.id))`,
  );
  return row !== null;
};

/**
 * Gives a showcase that the association keeps to a member, with its texts, projects and images. A showcase of the member without
 * content is replaced. Throws `not_found` for another organisation, `community.owner_has_content`, `community.owner_deleted`, `community.has_owner`,
 * `community.is_test`, `community.deleted` and `version.stale`.
 */
export const handOverCommunity = async (
  write: Write<Actor>,
  { organisationId, ...at }: Versioned & { organisationId: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const member = await lock(write, Organisation, { id: organisationId });
  if (member.kind !== 'uat' || member.status !== 'approved') found(null);
  const given = (one: Community) => one.handOver(actor, organisationId, now);
  const own = await findRow(write, Community, { organisationId }, { lock: true });
  if (own && own.id !== at.id) {
    if (own.deletedAt) throw new DomainError('community.owner_deleted');
    if (await hasContent(db, own)) throw new DomainError('community.owner_has_content');
    await removeCommunity(write, own);
  }
  const community = await act(write, communities, at, given, { details: { title: member.name } });
  // Read under the lock of the showcase, so that no picture is left out.
  const images = await imagesOfCommunity(db, at.id);
  await db.run(sql`update image set organisation_id = ${organisationId}
    where id = any (${images}::uuid[]) and organisation_id is null`);
  notify(write, [organisationId], NOTIFICATIONS.handedOver(community));
};

/* Name of a place without what an authority's name begins with. */
const placeOf = (name: string) =>
  sql`regexp_replace(search_fold(${sql.raw(name)}), '^(comuna|orasul|municipiul|primaria) ', '')`;
/**
 * SQL condition: the showcase `c`, kept by the association, seems to be that of the member `u`: both have the same code of the
 * registry, or no code contradicts the same name and county.
 */
export const seemsOf = sql`c.organisation_id is null and not c.is_test and c.deleted_at is null
  and u.kind = 'uat' and u.status = 'approved' and u.county_code = c.county_code
  and (u.siruta = c.siruta or ((u.siruta is null or c.siruta is null) and ${placeOf('u.name')} = ${placeOf('c.name')}))`;

/** Finds members that may take over a showcase, as JSON text (`communityTakers`). */
export const takersOf = (db: Db, q: string): Promise<string> => suggestAuthorities(db, q);

/** Reads the showcases that the association seems to keep for a member, as JSON text (`keptForMember`). */
export const keptFor = (db: Db, organisationId: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
        order by c.name, c.id), '[]'))::text as json
      from community c join organisation u on ${seemsOf} where u.id = ${organisationId}`,
  );
