import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { attachToMessage } from '../../sourcing/attachments/attach.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { Conversation } from './conversation.entity.ts';
import { announceConversation } from './own-conversation.ts';

interface Sent {
  body: string;
  isNote: boolean;
  attachments?: string[] | undefined;
}

/* Counts a message under the conversation's lock; a note is counted for its own side alone. */
const countIn = async ({ db, actor, now }: Write<Actor>, id: string, isNote: boolean): Promise<number> => {
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

/** Adds a message, or a note for colleagues, to a conversation that is locked; its author has read it with all before. */
export const addMessage = async (
  write: Write<Actor>,
  conversation: Pick<Conversation, 'id' | 'uatId' | 'firmaId'>,
  { body, isNote, attachments }: Sent,
): Promise<number> => {
  const { db, actor, now } = write;
  const { id } = conversation;
  announceConversation(write, conversation, isNote);
  const messageId = newId();
  const number = await countIn(write, id, isNote);
  await db.run(sql`insert into message (id, conversation_id, number, organisation_id, account_id, body, is_note, created_at)
    values (${messageId}, ${id}, ${number}, ${actor.organisationId}, ${actor.accountId}, ${body}, ${isNote}, ${now})`);
  await Promise.all([attachToMessage(write, messageId, attachments), readUpTo(write, id, number)]);
  return number;
};

/** Keeps how far the actor has read; never back. */
export const readUpTo = async ({ db, actor, now }: Write<Actor>, id: string, number: number): Promise<void> => {
  await db.run(sql`insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at)
    values (${id}, ${actor.accountId}, ${actor.organisationId}, ${number}, ${now})
    on conflict (conversation_id, account_id, organisation_id) do update
      set read_number = excluded.read_number, read_at = excluded.read_at
      where conversation_reader.read_number < excluded.read_number`);
};
