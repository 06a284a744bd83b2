import { sql } from 'kysely';
import type { FileStore } from '../files/store.ts';
import type { Write } from '../../write.ts';
import { renderForMail } from './render.ts';
import { MAIL_VERSION } from '@psp/contracts/images';
import { versionKey } from './version-key.ts';

/**
 * Keeps each of these pictures as mails show it, drawn once from its widest version; those that are gone are left out. None
 * can be removed before the caller's transaction ends. Throws what the store throws; the next try goes on where it was.
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
