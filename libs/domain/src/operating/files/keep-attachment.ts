import { rename, stat } from 'node:fs/promises';
import type { AttachmentType, FileView } from '@psp/contracts/files';
import { IMAGE_MEGAPIXELS_MAX } from '@psp/contracts/images';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { loadSharp } from '../../sharp.ts';
import type { Dated } from '../../write.ts';
import { inspectFile } from './inspect-document.ts';
import type { FileStore } from './store.ts';
import { type ReceivedFile, storeFile } from './store-file.ts';

const JPEG_QUALITY = 90;

interface Kept {
  purpose: 'attachment' | 'material' | 'library';
  /** Accepted types; by default those of attachments. */
  accepted?: readonly AttachmentType[];
  /** Error code for other types. */
  refusal: 'attachment.type' | 'event-material.type' | 'library.type';
}
const ATTACHMENT: Kept = { purpose: 'attachment', refusal: 'attachment.type' };

/**
 * Checks a received file and stores it for the owner's organisation. A file that is not attached within a day is removed. Call
 * it outside a transaction. Throws what `inspectFile` and `storeFile` throw, with `refusal` in place of `file.type`, and
 * `image.too_many_pixels`, `image.damaged`.
 */
export async function keepAttachment(
  dated: Dated,
  files: FileStore,
  received: ReceivedFile,
  owner: Pick<Actor, 'organisationId' | 'accountId'>,
  { purpose, accepted, refusal }: Kept = ATTACHMENT,
): Promise<FileView> {
  const { path, name } = received;
  const type = await inspectFile(path, name, accepted).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'file.type' ? new DomainError(refusal) : error;
  });
  if (type === 'png' || type === 'jpg') await redraw(path, type);
  const { size } = await stat(path);
  return storeFile(dated, files, { path, name, size }, { purpose, type, owner });
}

/* Re-encodes the image upright and without metadata, which reveals where and by whom it was taken. */
async function redraw(path: string, type: 'png' | 'jpg'): Promise<void> {
  const drawn = `${path}.drawn`;
  const sharp = await loadSharp();
  const source = sharp(path, { limitInputPixels: false, failOn: 'warning' });
  const damaged = (): never => {
    throw new DomainError('image.damaged');
  };
  // Reads only the header, so that the size is checked before any pixel is decoded.
  const { width, height } = await source.metadata().catch(damaged);
  if (width * height > IMAGE_MEGAPIXELS_MAX * 1_000_000) throw new DomainError('image.too_many_pixels');
  const upright = source.autoOrient();
  await (type === 'png' ? upright.png() : upright.jpeg({ quality: JPEG_QUALITY })).toFile(drawn).catch(damaged);
  await rename(drawn, path);
}
