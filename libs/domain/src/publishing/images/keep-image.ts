import type { MikroORM } from '@mikro-orm/postgresql';
import type { PictureView } from '@psp/contracts/images';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isFull } from '../../operating/files/is-full.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { newId } from '../../id.ts';
import { createReadDb } from '../../read-db.ts';
import { transaction } from '../../write.ts';
import { type OwnImage, removeImage } from './remove-image.ts';
import { renderImage } from './render.ts';
import { versionKey } from './version-key.ts';

export interface GivenImage {
  bytes: Uint8Array;
  /** Whose the picture is; null for the association's own pages. */
  organisationId: string | null;
  /** Who sent it; null when the portal itself did. */
  accountId: string | null;
}

/**
 * Draws a sent picture anew and keeps it under a generated key, for anybody to see. Its row is committed before its objects
 * are written, so that none is without one. Throws what `renderImage` throws, and `storage.full`.
 */
export const keepImage = async (
  orm: MikroORM,
  files: FileStore,
  { bytes, organisationId, accountId }: GivenImage,
): Promise<PictureView> => {
  const { width, height, versions } = await renderImage(bytes);
  const id = newId();
  const storageKey = `image/${newId()}`;
  const widths = versions.map((version) => version.width);
  await createReadDb(
    orm,
  ).run(sql`insert into image (id, organisation_id, created_by, storage_key, width, height, widths)
    values (${id}, ${organisationId}, ${accountId}, ${storageKey}, ${width}, ${height}, ${widths}::integer[])`);
  try {
    for (const { width: versionWidth, content } of versions) {
      const key = versionKey(storageKey, versionWidth);
      await files.write(key, content, { mimeType: 'image/webp', size: content.length });
    }
  } catch (error) {
    // What could not be written whole must not stay; that it could not be removed must not hide why.
    await dropImage(orm, { id, organisationId }).catch(() => undefined);
    throw isFull(error) ? new DomainError('storage.full') : error;
  }
  return { id, width, height, widths };
};

/** Removes a picture of which what it was kept for has failed. */
export const dropImage = (orm: MikroORM, image: OwnImage): Promise<void> =>
  transaction(orm, { actor: SYSTEM }, (write) => removeImage(write, image));
