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
  /** Organisation that owns the image; null for the association's own pages. */
  organisationId: string | null;
  /** Account that uploaded it; null for the portal itself. */
  accountId: string | null;
  /** Visible to its organisation only, until a solution in the marketplace shows it. */
  isPrivate?: boolean;
}

/** An image that has a row but no objects yet. */
export interface AddedImage {
  id: string;
  /** Prefix of the keys of its objects; see `writeVersions`. */
  storageKey: string;
}

type Drawn = Pick<PictureView, 'width' | 'height' | 'widths'>;

/** Inserts the row of a rendered image. */
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

/** Writes the objects of an image. Throws what the store throws. */
export const writeVersions = async (
  files: FileStore,
  storageKey: string,
  versions: readonly Rendition[],
): Promise<void> => {
  for (const { width, content } of versions)
    await files.write(versionKey(storageKey, width), content, { mimeType: 'image/webp', size: content.length });
};

/**
 * Renders an uploaded image and stores it under a generated key. The row is committed before the objects are written, so that every
 * object has a row. Throws what `renderImage` throws, `storage.full` and `storage.unavailable`.
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
    // A partly written image is removed; an error of the removal must not hide the first one.
    await dropImage(orm, { id, organisationId: owner.organisationId }).catch(() => undefined);
    throw storageRefusal(error);
  }
  return { id, ...drawn };
};

/** Removes an image after the work that stored it has failed. */
export const dropImage = (orm: MikroORM, image: OwnImage): Promise<void> =>
  transaction(orm, { actor: SYSTEM }, (write) => removeImage(write, image));
