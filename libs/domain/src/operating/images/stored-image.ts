import { MAIL_VERSION } from '@psp/contracts/images';
import { sql } from 'kysely';
import { type Actor, PRESENTING_STATUSES } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { anyOf, oneRow, type Sql } from '../../sql.ts';
import { type Version, versionKey } from './version-key.ts';

export interface StoredImage {
  key: string;
  /** Null for the association's own pages. */
  organisationId: string | null;
  /** Only its organisation, the association, and readers of a page that shows it may see it. */
  isHidden: boolean;
}

type HiddenImage = Pick<StoredImage, 'organisationId'> & { id: string };

/* The image `i` is hidden until its organisation `o` is approved; a private one also while no public page shows it. */
const isHidden = (): Sql => {
  const shown = CAPABILITIES.flatMap(({ showsPicture }) => showsPicture ?? []);
  return sql`(coalesce(o.status <> 'approved', false) or i.is_private and not ${anyOf(shown)})`;
};

/** Whether a user may see a hidden image: of the own organisation, or shown on a page that the user may read. */
export const canSeeHidden = async (db: Db, actor: Actor, { id, organisationId }: HiddenImage): Promise<boolean> => {
  if (actor.kind === 'admin' || actor.organisationId === organisationId) return true;
  const read = CAPABILITIES.flatMap(({ readsPicture }) => readsPicture?.(actor) ?? []);
  return (await oneRow(db, sql`select from image i where i.id = ${id} and ${anyOf(read)}`)) !== null;
};

/**
 * Finds the store key of one version of an image. Null when the image or the width does not exist, or its organisation is rejected or
 * suspended. The mail version has an object only after a mail has shown the image.
 */
export const findStoredImage = async (db: Db, id: string, version: Version): Promise<StoredImage | null> => {
  const hasVersion = version === MAIL_VERSION ? sql`true` : sql`${version}::int = any (i.widths)`;
  const row = await oneRow(
    db,
    sql<StoredImage>`select i.storage_key as key, i.organisation_id as "organisationId", ${isHidden()} as "isHidden"
      from image i left join organisation o on o.id = i.organisation_id
      where i.id = ${id} and ${hasVersion} and (i.organisation_id is null or o.status in (${sql.join(PRESENTING_STATUSES)}))`,
  );
  return row && { ...row, key: versionKey(row.key, version) };
};
