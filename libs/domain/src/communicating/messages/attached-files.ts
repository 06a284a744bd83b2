import { sql } from 'kysely';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import { sidesOf } from './own-conversation.ts';

/** Finds a file of a reported message, or of one of the messages around it that were included in the report. */
export const fileOfReport: ReadFile = (db, _, wanted) =>
  attachedFile(
    db,
    wanted,
    sql`join message m on m.id = a.message_id join conversation_report x
      on x.conversation_id = m.conversation_id and m.number between x.first_number and x.last_number`,
    sql`x.id = ${wanted.id} and not m.is_note`,
  );

/** Finds a file of a message that the actor's organisation can read. */
export const fileOfMessage: ReadFile = (db, actor, wanted) =>
  attachedFile(
    db,
    wanted,
    sql`join message m on m.id = a.message_id join conversation c on c.id = m.conversation_id`,
    sql`c.id = ${wanted.id} and ${sidesOf(actor).own} = ${actor.organisationId}
      and (not m.is_note or m.organisation_id = ${actor.organisationId})`,
  );
