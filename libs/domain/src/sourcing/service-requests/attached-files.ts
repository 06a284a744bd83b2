import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import type { Sql } from '../../sql.ts';

/** Returns a reader for the files of all revisions of a request `r` that fulfils the condition. */
export const fileOfRequest =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, wanted) =>
    attachedFile(
      db,
      wanted,
      sql`join service_request r on r.id = a.request_id`,
      sql`r.id = ${wanted.id} and ${isShownTo(actor)}`,
    );

/** Reads a file of a sent request, for the association. */
export const fileOfSentRequest = fileOfRequest(() => sql`r.status <> 'draft'`);
