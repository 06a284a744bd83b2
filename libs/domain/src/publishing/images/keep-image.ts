import type { EntityManager } from '@mikro-orm/postgresql';
import type { PictureView } from '@psp/contracts/images';
import { DomainError } from '../../errors.ts';
import { isFull } from '../../operating/files/is-full.ts';
import type { FileStore } from '../../operating/files/store.ts';
import { newId } from '../../id.ts';
import { removeImage } from './remove-image.ts';
import { renderImage, type Rendered } from './render.ts';
import { versionKey } from './version-key.ts';

export interface GivenImage {
  bytes: Uint8Array;
  /** Whose the picture is; null for the association's own pages. */
  organisationId: string | null;
  /** Who sent it; null when the portal itself did. */
  accountId: string | null;
}

/**
 * Draws a sent picture anew and keeps it under a generated key, for anybody to see. Call it outside a transaction: its row is
 * there before its objects, so that none is without one. Throws what `renderImage` throws, and `storage.full`.
 */
export async function keepImage(em: EntityManager, files: FileStore, given: GivenImage): Promise<PictureView> {
  return storeImage(em, files, await renderImage(given.bytes), given);
}

/** Keeps versions that are drawn already. */
export async function storeImage(
  em: EntityManager,
  files: FileStore,
  { width, height, versions }: Rendered,
  { organisationId, accountId }: Omit<GivenImage, 'bytes'>,
): Promise<PictureView> {
  const id = newId();
  const storageKey = `image/${newId()}`;
  const widths = versions.map((version) => version.width);
  await em.execute(
    `insert into image (id, organisation_id, created_by, storage_key, width, height, widths)
     values (?, ?, ?, ?, ?, ?, ?::integer[])`,
    [id, organisationId, accountId, storageKey, width, height, `{${widths.join(',')}}`],
  );
  try {
    for (const version of versions) {
      const { content } = version;
      await files.write(versionKey(storageKey, version.width), content, {
        mimeType: 'image/webp',
        size: content.length,
      });
    }
  } catch (error) {
    // What could not be written whole must not stay; that it could not be removed must not hide why.
    await em.transactional((tx) => removeImage(tx, { id, organisationId })).catch(() => undefined);
    throw isFull(error) ? new DomainError('storage.full') : error;
  }
  return { id, width, height, widths };
}
