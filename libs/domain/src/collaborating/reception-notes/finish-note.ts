import { sql } from 'kysely';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** Key in the file store. It is the same for every attempt, so that a retry overwrites an interrupted attempt. */
export const noteKey = (id: string): string => `reception-notes/${id}.pdf`;

interface MadeNote {
  name: string;
  size: number;
  checksum: string;
  contentChecksum: string;
}

/** Marks a note as ready and records its stored file: both sides can download it, and anybody can check its code. */
export const finishNote = async (
  { db, now }: Write<unknown>,
  id: string,
  { name, size, checksum, contentChecksum }: MadeNote,
): Promise<void> => {
  await db.run(sql`with note as (
      select n.id, p.uat_id from reception_note n join project p on p.id = n.project_id
      where n.id = ${id} and n.ready_at is null and n.failed_at is null for update of n),
    file as (
      insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key, created_at)
      select 'export', uat_id, ${name}, 'application/pdf', ${size}, ${noteKey(id)}, ${now} from note returning id)
    update reception_note set ready_at = ${now}, content_checksum = ${contentChecksum}, checksum = ${checksum},
      file_id = (select id from file) where id = (select id from note)`);
};

/** Marks a note as failed and removes its partly written file. Another may be requested. */
export const failNote = async (db: Db, id: string, now: Date): Promise<void> => {
  const failed = sql`update reception_note set failed_at = ${now}
    where id = ${id} and ready_at is null and failed_at is null returning id`;
  if (await oneRow(db, failed)) await enqueue(db, 'file-removal', { key: noteKey(id) });
};
