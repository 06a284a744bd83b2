import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import type { Sql } from '../../sql.ts';

const fileOfAnswer =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, wanted) =>
    attachedFile(
      db,
      wanted,
      sql`join consultation_answer n on n.id = a.answer_id join service_request r on r.id = n.request_id`,
      sql`n.id = ${wanted.id} and ${isShownTo(actor)}`,
    );

/** Reads an attachment for the firm that answered. */
export const fileOfOwnAnswer = fileOfAnswer(({ organisationId }) => sql`n.organisation_id = ${organisationId}`);
/** Reads an attachment for the authority, once it has opened the answers. */
export const fileOfOpenedAnswer = fileOfAnswer(
  ({ organisationId }) =>
    sql`r.organisation_id = ${organisationId} and r.opened_at is not null and n.status = 'submitted'`,
);
