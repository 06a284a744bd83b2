import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import type { Sql } from '../../sql.ts';

/** Finds a file of any version of a request `r` for those whom a condition lets see it. */
export const fileOfRequest =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, wanted) =>
    attachedFile(
      db,
      wanted,
      sql`join service_request r on r.id = a.request_id`,
      sql`r.id = ${wanted.id} and ${isShownTo(actor)}`,
    );

/** For the association: of a request that was sent. */
export const fileOfSentRequest = fileOfRequest(() => sql`r.status <> 'draft'`);
