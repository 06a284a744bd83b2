import { MAIL_VERSION } from '@psp/contracts/images';
import { sql } from 'kysely';
import { type Actor, PRESENT } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { anyOf, oneRow, type Sql } from '../../sql.ts';
import { type Version, versionKey } from './version-key.ts';

export interface StoredImage {
  key: string;
  /** Null for one of the association's own pages. */
  organisationId: string | null;
  /** True of one that only its organisation and the association may see. */
  isHidden: boolean;
}

/* A private picture `i` is everybody's while a public page shows it; one of an organisation `o` once that is approved. */
const isHidden = (): Sql => {
  const shown = CAPABILITIES.flatMap(({ showsPicture }) => showsPicture ?? []);
  return sql`(coalesce(o.status <> 'approved', false) or i.is_private and not ${anyOf(shown)})`;
};

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
    sql<StoredImage>`select i.storage_key as key, i.organisation_id as "organisationId", ${isHidden()} as "isHidden"
      from image i left join organisation o on o.id = i.organisation_id
      where i.id = ${id} and ${hasVersion} and (i.organisation_id is null or o.status in (${sql.join(PRESENT)}))`,
  );
  return row && { ...row, key: versionKey(row.key, version) };
};
