import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import type { Conversation } from './conversation.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { barBetween, otherOf, ownConversation, refusedTo } from './own-conversation.ts';
import { addMessage } from './send.ts';
import { hasSpentMessages } from './strangers.ts';

interface Written {
  id: string;
  body: string;
  isNote: boolean;
  attachments?: string[] | undefined;
}

/**
 * Sends a message, or keeps a note for colleagues. Throws `not_found`, `conversation.blocking`, `conversation.blocked`,
 * `conversation.unreachable`, `conversation.unanswered`, `conversation.pace`, `attachment.gone`.
 */
export const writeMessage = async (write: Write<Actor>, { id, ...message }: Written): Promise<void> => {
  const conversation = await ownConversation(write, id);
  const { actor, now } = write;
  if (message.isNote) {
    record(write, { entity: 'conversation', id }, conversation.step('note', actor, now));
    return addMessage(write, conversation, message);
  }
  const other = otherOf(conversation, actor);
  const bar = await barBetween(write.db, actor.organisationId, other);
  if (bar) throw await refusedTo(write.db, actor, other, `conversation.${bar}`);
  const isSpent = await hasSpentMessages(write.db, actor, id);
  record(write, { entity: 'conversation', id }, conversation.write(actor, now, { isSpent }));
  await tellOfMessage(write, conversation);
  await addMessage(write, conversation, message);
};

/**
 * Notifies those of the other side who had read everything before; who has not is notified already. Who muted the conversation is
 * left out, and where somebody answers for the organisation, so are the others.
 */
export const tellOfMessage = async (write: Write<Actor>, conversation: Conversation): Promise<void> => {
  const { db, actor } = write;
  const other = otherOf(conversation, actor);
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
