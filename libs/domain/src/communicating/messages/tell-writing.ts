import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { sendSignal } from '../../operating/live/signal.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { barBetween, otherOf, sidesOf } from './own-conversation.ts';
import { isSpent } from './strangers.ts';

interface Talk {
  uatId: string;
  firmaId: string;
  /** The association has locked it, or the actor's side has to wait for an answer. */
  isClosed: boolean;
}

/** Tells those who have the conversation open that the actor is writing; nobody where the two cannot write to each other. */
export const tellWriting = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor } = write;
  const talk = found(
    await oneRow(
      db,
      sql<Talk>`select c.uat_id as "uatId", c.firma_id as "firmaId",
          c.locked_at is not null or ${isSpent(actor)} as "isClosed"
        from conversation c where c.id = ${id} and ${sidesOf(actor).own} = ${actor.organisationId}`,
    ),
  );
  const bar = talk.isClosed || (await barBetween(db, actor.organisationId, otherOf(talk, actor)));
  if (bar) return;
  const { accountId: by, displayName: name } = actor;
  await sendSignal(db, { conversation: id, name }, { organisations: [talk.uatId, talk.firmaId], by });
};
