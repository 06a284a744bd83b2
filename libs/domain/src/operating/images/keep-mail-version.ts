import { sql } from 'kysely';
import type { FileStore } from '../files/store.ts';
import type { Write } from '../../write.ts';
import { renderForMail } from './render.ts';
import { MAIL_VERSION } from '@psp/contracts/images';
import { versionKey } from './version-key.ts';

/**
 * Stores the mail version of each image, rendered once from the widest version; missing images are skipped. The images cannot be
 * removed before the caller's transaction ends. Throws what the store throws; a retry continues where it stopped.
 */
export const keepMailVersions = async (
  { db }: Write<unknown>,
  files: FileStore,
  ids: readonly string[],
): Promise<void> => {
  const rows = await db.run(sql<{
    storageKey: string;
    width: number;
  }>`select storage_key as "storageKey", width from image
    where id = any (${[...ids]}::uuid[]) order by id for key share`);
  for (const { storageKey, width } of rows) {
    const [widest, key] = [versionKey(storageKey, width), versionKey(storageKey, MAIL_VERSION)];
    if ((await files.fileExists(key)) || !(await files.fileExists(widest))) continue;
    const content = await renderForMail(await files.readToUint8Array(widest));
    await files.write(key, content, { mimeType: 'image/jpeg', size: content.length });
  }
};
