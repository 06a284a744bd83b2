import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { ownProjects } from '../projects/queries.ts';

/** Finds the stored file of a project's ready note, for one of its two sides. Throws `not_found`. */
export const readNote = async (db: Db, actor: Actor, projectId: string): Promise<StoredFile> =>
  found(
    await oneRow(
      db,
      sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
        from project p join reception_note n on n.project_id = p.id join stored_file f on f.id = n.file_id
        where p.id = ${projectId} and ${ownProjects(actor)} and n.ready_at is not null`,
    ),
  );
