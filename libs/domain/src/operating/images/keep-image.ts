import type { MikroORM } from '@mikro-orm/postgresql';
import type { PictureView } from '@psp/contracts/images';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { storageRefusal } from '../files/storage-refusal.ts';
import type { FileStore } from '../files/store.ts';
import { newId } from '../../id.ts';
import { type Dated, transaction } from '../../write.ts';
import { type OwnImage, removeImage } from './remove-image.ts';
import { type Rendition, renderImage } from './render.ts';
import { versionKey } from './version-key.ts';

export interface GivenImage {
  bytes: Uint8Array;
  /** Whose the picture is; null for the association's own pages. */
  organisationId: string | null;
  /** Who sent it; null when the portal itself did. */
  accountId: string | null;
  /** For its organisation alone until a solution in the marketplace shows it. */
  isPrivate?: boolean;
}

/** A picture that has a row and no objects yet. */
export interface AddedImage {
  id: string;
  /** Under which `writeVersions` keeps its objects. */
  storageKey: string;
}

type Drawn = Pick<PictureView, 'width' | 'height' | 'widths'>;

/** Adds the row of a drawn picture. */
export const addImage = async (
  { db, now }: Dated,
  { organisationId, accountId, isPrivate = false }: Omit<GivenImage, 'bytes'>,
  { width, height, widths }: Drawn,
): Promise<AddedImage> => {
  const id = newId();
  const storageKey = `image/${newId()}`;
  await db.run(sql`insert into image (id, organisation_id, created_by, storage_key, width, height, widths, created_at, is_private)
    values (${id}, ${organisationId}, ${accountId}, ${storageKey}, ${width}, ${height}, ${widths}::integer[], ${now}, ${isPrivate})`);
  return { id, storageKey };
};

/** Writes the objects of a picture. Throws what the store throws. */
export const writeVersions = async (
  files: FileStore,
  storageKey: string,
  versions: readonly Rendition[],
): Promise<void> => {
  for (const { width, content } of versions)
    await files.write(versionKey(storageKey, width), content, { mimeType: 'image/webp', size: content.length });
};

/**
 * Draws a sent picture anew and keeps it under a generated key, for anybody to see unless it is private. Its row is committed before its objects
 * are written, so that none is without one. Throws what `renderImage` throws, `storage.full` and `storage.unavailable`.
 */
export const keepImage = async (
  orm: MikroORM,
  files: FileStore,
  { bytes, ...owner }: GivenImage,
): Promise<PictureView> => {
  const { width, height, versions } = await renderImage(bytes);
  const drawn = { width, height, widths: versions.map((version) => version.width) };
  const { id, storageKey } = await transaction(orm, { actor: SYSTEM }, (write) => addImage(write, owner, drawn));
  try {
    await writeVersions(files, storageKey, versions);
  } catch (error) {
    // What could not be written whole must not stay; that it could not be removed must not hide why.
    await dropImage(orm, { id, organisationId: owner.organisationId }).catch(() => undefined);
    throw storageRefusal(error);
  }
  return { id, ...drawn };
};

/** Removes a picture of which what it was kept for has failed. */
export const dropImage = (orm: MikroORM, image: OwnImage): Promise<void> =>
  transaction(orm, { actor: SYSTEM }, (write) => removeImage(write, image));
