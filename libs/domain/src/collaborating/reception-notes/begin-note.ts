import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { newCode } from '../../operating/documents/new-code.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { Write } from '../../write.ts';

/** Enqueues the note of an accepted project; a database constraint refuses a second one. */
export const beginNote = async ({ db, now }: Write<unknown>, projectId: string): Promise<void> => {
  const id = newId();
  await db.run(sql`insert into reception_note (id, project_id, code, created_at)
    values (${id}, ${projectId}, ${newCode()}, ${now})`);
  await enqueue(db, 'reception-note', { id });
};
