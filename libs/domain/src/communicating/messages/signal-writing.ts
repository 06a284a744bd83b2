import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { sendSignal } from '../../operating/live/signal.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { readBlockReason, otherSide, sidesOf } from './own-conversation.ts';
import { isSpent } from './strangers.ts';

interface Sides {
  uatId: string;
  firmaId: string;
  /** The conversation is locked, or the actor's side must wait for an answer. */
  isClosed: boolean;
}

/** Signals to open pages of the conversation that the actor is typing. Does nothing when the two cannot write to each other. */
export const signalWriting = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db, actor } = write;
  const conversation = found(
    await oneRow(
      db,
      sql<Sides>`select c.uat_id as "uatId", c.firma_id as "firmaId",
          c.locked_at is not null or ${isSpent(actor)} as "isClosed"
        from conversation c where c.id = ${id} and ${sidesOf(actor).own} = ${actor.organisationId}`,
    ),
  );
  const { uatId, firmaId, isClosed } = conversation;
  if (isClosed || (await readBlockReason(db, actor.organisationId, otherSide(conversation, actor)))) return;
  const { accountId: by, displayName: name } = actor;
  await sendSignal(db, { conversation: id, name }, { organisations: [uatId, firmaId], by });
};
