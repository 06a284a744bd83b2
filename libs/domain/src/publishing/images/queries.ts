import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { MAIL_VERSION, type Version, versionKey } from './version-key.ts';

/** The picture with this id as JSON (`pictureView`), or null where there is none. `id` is read inside, where `image` is taken. */
export const pictureOf = (id: Sql): RawBuilder<string | null> => sql<string | null>`(
  select json_build_object('id', image.id, 'width', image.width, 'height', image.height, 'widths', image.widths)
  from image where image.id = ${id})`;

/** The pictures with these ids (an array) and descriptions (another) as a JSON list, in its order; those that are gone are left out. */
export const picturesOf = (ids: Sql, alts: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height,
    'widths', image.widths, 'alt', coalesce(wanted.alt, '')) order by wanted.position), '[]')
  from unnest(${ids}, ${alts}) with ordinality as wanted (id, alt, position) join image on image.id = wanted.id)`;

/**
 * Key in the store of one version of a picture; null when there is no such picture, none so wide, or while its organisation is
 * not approved. Of the one for mails there is an object since a mail shows it.
 */
export const imageKey = async (db: Db, id: string, version: Version): Promise<string | null> => {
  const hasVersion = version === MAIL_VERSION ? sql`true` : sql`${version}::int = any (i.widths)`;
  const row = await oneRow(
    db,
    sql<{ key: string }>`select i.storage_key as key from image i left join organisation o on o.id = i.organisation_id
      where i.id = ${id} and ${hasVersion} and (i.organisation_id is null or o.status = 'approved')`,
  );
  return row && versionKey(row.key, version);
};
