import { MAIL_VERSION } from '@psp/contracts/images';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { type Actor, PRESENT } from '../../actor.ts';
import { listed } from '../../presenting/solutions/listed.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Version, versionKey } from './version-key.ts';

/** The picture with this id as JSON (`pictureView`), or null where there is none. `id` is read inside, where `image` is taken. */
export const pictureOf = (id: Sql): RawBuilder<string | null> => sql<string | null>`(
  select json_build_object('id', image.id, 'width', image.width, 'height', image.height, 'widths', image.widths)
  from image where image.id = ${id})`;

/** The pictures with these ids (an array) and descriptions (another) as a JSON list, in its order; those that are gone are left out. */
export const picturesOf = (ids: Sql, alts: Sql): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', image.id, 'width', image.width, 'height', image.height,
    'widths', image.widths, 'alt', coalesce(wanted.alt, '')) order by wanted.position), '[]')
  from unnest(${ids}, ${alts}) with ordinality as wanted (id, alt, position) join image on image.id = wanted.id)`;

export interface StoredImage {
  key: string;
  /** Null for one of the association's own pages. */
  organisationId: string | null;
  /** True of one that only its organisation and the association may see. */
  isHidden: boolean;
}

/* A private picture `i` is everybody's while a solution in the marketplace shows it; one of an organisation `o` once that is approved. */
const isHidden = sql`(coalesce(o.status <> 'approved', false) or i.is_private and not exists (select from solution s
  join organisation f on f.id = s.organisation_id where s.image_ids @> array[i.id] and ${listed}))`;

/** Whether a person may see a picture that is hidden. */
export const seesHidden = ({ kind, organisationId }: Actor, image: StoredImage): boolean =>
  kind === 'admin' || organisationId === image.organisationId;

/**
 * Where one version of a picture lies in the store; null when there is no such picture, none so wide, or while its organisation is
 * refused or suspended. Of the one for mails there is an object since a mail shows it.
 */
export const storedImage = async (db: Db, id: string, version: Version): Promise<StoredImage | null> => {
  const hasVersion = version === MAIL_VERSION ? sql`true` : sql`${version}::int = any (i.widths)`;
  const row = await oneRow(
    db,
    sql<StoredImage>`select i.storage_key as key, i.organisation_id as "organisationId", ${isHidden} as "isHidden"
      from image i left join organisation o on o.id = i.organisation_id
      where i.id = ${id} and ${hasVersion} and (i.organisation_id is null or o.status in (${sql.join(PRESENT)}))`,
  );
  return row && { ...row, key: versionKey(row.key, version) };
};
