import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { attachToMessage } from '../../operating/attachments/attach.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { Conversation } from './conversation.entity.ts';
import { announceConversation } from './own-conversation.ts';

interface Sent {
  body: string;
  isNote: boolean;
  attachments?: string[] | undefined;
}

/* Places a message under the conversation's lock; of a note nothing moves that the other side sees. */
const placeIn = async ({ db, actor, now }: Write<Actor>, id: string, isNote: boolean): Promise<number> => {
  const isUat = actor.kind === 'uat';
  const row = await oneRow(
    db,
    sql<{ number: number }>`update conversation set last_number = last_number + 1,
      uat_number = case when ${isUat && !isNote} then last_number + 1 else uat_number end,
      firma_number = case when ${!isUat && !isNote} then last_number + 1 else firma_number end,
      uat_at = case when ${isUat || !isNote} then ${now}::timestamptz else uat_at end,
      firma_at = case when ${!isUat || !isNote} then ${now}::timestamptz else firma_at end
      where id = ${id} returning last_number as number`,
  );
  return row?.number ?? 0;
};

/**
 * Adds a message, or a note for colleagues, to a conversation that is locked. Who writes a message has read all before it; a note does
 * not say so, as the other side would see it. Throws `conversation.pace`, `attachment.gone`.
 */
export const addMessage = async (
  write: Write<Actor>,
  conversation: Pick<Conversation, 'id' | 'uatId' | 'firmaId'>,
  { body, isNote, attachments }: Sent,
): Promise<void> => {
  const { db, actor, now } = write;
  const { id } = conversation;
  if (!isNote && !(await isWithinLimit(write, 'message:account', actor.accountId)))
    throw new DomainError('conversation.pace');
  announceConversation(write, conversation, isNote);
  const messageId = newId();
  const number = await placeIn(write, id, isNote);
  await db.run(sql`insert into message (id, conversation_id, number, organisation_id, account_id, body, is_note, created_at)
    values (${messageId}, ${id}, ${number}, ${actor.organisationId}, ${actor.accountId}, ${body}, ${isNote}, ${now})`);
  await Promise.all([attachToMessage(write, messageId, attachments), isNote || readUpTo(write, id, number)]);
};

/** Keeps how far the actor has read; never back. Returns whether that is further than before. */
export const readUpTo = async ({ db, actor, now }: Write<Actor>, id: string, number: number): Promise<boolean> => {
  const moved =
    await db.run(sql`insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at)
    values (${id}, ${actor.accountId}, ${actor.organisationId}, ${number}, ${now})
    on conflict (conversation_id, account_id, organisation_id) do update
      set read_number = excluded.read_number, read_at = excluded.read_at
      where conversation_reader.read_number < excluded.read_number returning 1`);
  return moved.length > 0;
};
