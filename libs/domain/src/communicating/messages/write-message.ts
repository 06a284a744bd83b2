import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { attachToMessage } from '../../operating/attachments/attach.ts';
import { record } from '../../operating/audit/record.ts';
import { isWithinLimit } from '../../operating/limits/limit.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import type { Conversation } from './conversation.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import {
  announceConversation,
  readBlockReason,
  otherSide,
  lockOwnConversation,
  refusalError,
} from './own-conversation.ts';
import { hasSpentMessages } from './strangers.ts';

interface NewMessage {
  body: string;
  isNote: boolean;
  attachments?: string[] | undefined;
}

/**
 * Sends a message, or stores a note for colleagues. Throws `not_found`, `conversation.blocking`, `conversation.blocked`,
 * `conversation.unreachable`, `conversation.unanswered`, `conversation.pace`, `attachment.gone`.
 */
export const writeMessage = async (
  write: Write<Actor>,
  { id, ...message }: NewMessage & { id: string },
): Promise<void> => {
  const conversation = await lockOwnConversation(write, id);
  const { actor, now } = write;
  if (message.isNote) {
    record(write, { entity: 'conversation', id }, conversation.step('note', actor, now));
    return addMessage(write, conversation, message);
  }
  const other = otherSide(conversation, actor);
  const bar = await readBlockReason(write.db, actor.organisationId, other);
  if (bar) throw await refusalError(write.db, actor, other, `conversation.${bar}`);
  const isSpent = await hasSpentMessages(write.db, actor, id);
  record(write, { entity: 'conversation', id }, conversation.write(actor, now, { isSpent }));
  await notifyOtherSide(write, conversation);
  await addMessage(write, conversation, message);
};

/**
 * Notifies the members of the other side who had read all earlier messages; the others have an unread notification already. Leaves
 * out members who muted the conversation and, if it is assigned, everybody except the assignee.
 */
export const notifyOtherSide = async (write: Write<Actor>, conversation: Conversation): Promise<void> => {
  const { db, actor } = write;
  const other = otherSide(conversation, actor);
  const assignee = actor.kind === 'uat' ? conversation.firmaAssigneeId : conversation.uatAssigneeId;
  const row = await oneRow(
    db,
    sql<{ accounts: string[] }>`select coalesce(array_agg(m.account_id), '{}') as accounts from membership m
      join conversation c on c.id = ${conversation.id}
      left join conversation_reader d on d.conversation_id = c.id and d.account_id = m.account_id and d.organisation_id = m.organisation_id
      where m.organisation_id = ${other} and not coalesce(d.is_muted, false)
        and coalesce(d.read_number, 0) >= ${actor.kind === 'uat' ? sql`c.uat_number` : sql`c.firma_number`}
        and (not exists (select from membership a where a.organisation_id = ${other} and a.account_id = ${assignee}::uuid)
          or m.account_id = ${assignee}::uuid)`,
  );
  notifyMembers(write, other, row?.accounts ?? [], NOTIFICATIONS.message(conversation, actor));
};

/* Assigns the next number in the conversation. A note changes no column that the other side sees. */
const takeNumber = async ({ db, actor, now }: Write<Actor>, id: string, isNote: boolean): Promise<number> => {
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
 * Adds a message, or a note for colleagues, to a locked conversation. A message also marks everything before it as read; a note does
 * not, because the other side would see that. Throws `conversation.pace`, `attachment.gone`.
 */
export const addMessage = async (
  write: Write<Actor>,
  conversation: Pick<Conversation, 'id' | 'uatId' | 'firmaId'>,
  { body, isNote, attachments }: NewMessage,
): Promise<void> => {
  const { db, actor, now } = write;
  const { id } = conversation;
  if (!isNote && !(await isWithinLimit(write, 'message:account', actor.accountId)))
    throw new DomainError('conversation.pace');
  announceConversation(write, conversation, isNote);
  const messageId = newId();
  const number = await takeNumber(write, id, isNote);
  await db.run(sql`insert into message (id, conversation_id, number, organisation_id, account_id, body, is_note, created_at)
    values (${messageId}, ${id}, ${number}, ${actor.organisationId}, ${actor.accountId}, ${body}, ${isNote}, ${now})`);
  await Promise.all([attachToMessage(write, messageId, attachments), isNote || readUpTo(write, id, number)]);
};

/** Advances the read position of the actor; never moves it back. Returns whether it has advanced. */
export const readUpTo = async ({ db, actor, now }: Write<Actor>, id: string, number: number): Promise<boolean> => {
  const moved =
    await db.run(sql`insert into conversation_reader (conversation_id, account_id, organisation_id, read_number, read_at)
    values (${id}, ${actor.accountId}, ${actor.organisationId}, ${number}, ${now})
    on conflict (conversation_id, account_id, organisation_id) do update
      set read_number = excluded.read_number, read_at = excluded.read_at
      where conversation_reader.read_number < excluded.read_number returning 1`);
  return moved.length > 0;
};
