import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { removeFiles } from './remove.ts';
import { storageRefusal } from './storage-refusal.ts';
import type { FileStore } from './store.ts';

/**
 * Copies a stored file to an attachment of another owner, which no change of the original concerns. Returns the id of the copy. Call
 * it outside a transaction, as `storeFile`. Throws `not_found`, `storage.full` and `storage.unavailable`.
 */
export const copyFile = async (
  { db, now }: Dated,
  files: FileStore,
  fileId: string,
  { organisationId, accountId }: { organisationId: string; accountId: string },
): Promise<string> => {
  const id = newId();
  const from = found(
    await oneRow(
      db,
      sql<{ key: string; type: string }>`select storage_key as key, substring(storage_key from '[^.]+$') as type
      from stored_file where id = ${fileId}`,
    ),
  );
  const key = `attachment/${newId()}.${from.type}`;
  await db.run(sql`insert into stored_file (id, purpose, organisation_id, account_id, name, content_type, size, storage_key, created_at)
    select ${id}, 'attachment', ${organisationId}, ${accountId}, name, content_type, size, ${key}, ${now}
    from stored_file where id = ${fileId}`);
  try {
    await files.copyFile(from.key, key);
  } catch (error) {
    await removeFiles(db, sql`id = ${id}`).catch(() => undefined);
    throw storageRefusal(error);
  }
  return id;
};
