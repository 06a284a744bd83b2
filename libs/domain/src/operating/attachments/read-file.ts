import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { StoredFile } from '../files/store-file.ts';

/** A file and the `id` of the row that it is attached to. */
export interface WantedFile {
  id: string;
  fileId: string;
}
/** Reads a file for a user; null when the user may not see the row it is attached to. */
export type ReadFile = (db: Db, actor: Actor, wanted: WantedFile) => Promise<StoredFile | null>;

/**
 * Reads the file of an attachment `a`, or null. `joins` joins the row it is attached to (`join offer o on o.id = a.offer_id`);
 * `where` is the condition for access.
 */
export const attachedFile = (db: Db, { fileId }: WantedFile, joins: Sql, where: Sql): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from attachment a join stored_file f on f.id = a.file_id ${joins} where f.id = ${fileId} and ${where} limit 1`,
  );
