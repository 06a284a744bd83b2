import { REPORTED_MOST, REPORTED_NEIGHBOURS, type ReportReason } from '@psp/contracts/reported-conversations';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { ConversationReport } from './conversation-report.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { announceConversation, otherSide, lockOwnConversation } from './own-conversation.ts';

interface Report {
  id: string;
  messageId: string | null;
  reason: ReportReason;
  text: string;
  hasNeighbours: boolean;
}

interface Range {
  first: number;
  last: number;
}

/* Number of the message at most `most` messages before or after message `m`. */
const edgeOf = (id: string, way: 'before' | 'after', most: Sql): Sql => {
  const [order, side] = way === 'before' ? [sql`desc`, sql`<=`] : [sql`asc`, sql`>=`];
  return sql`(select n.number from message n where n.conversation_id = ${id} and not n.is_note and n.number ${side} m.number
    order by n.number ${order} offset least(${most}, (select count(*) - 1 from message n
      where n.conversation_id = ${id} and not n.is_note and n.number ${side} m.number)) limit 1)`;
};

/* Range of messages in the report: around the reported message of the other side, or the last ones of the conversation. */
const rangeOf = async ({ db }: Write<Actor>, { id, messageId, hasNeighbours }: Report, other: string) => {
  const most = sql.lit(hasNeighbours ? REPORTED_NEIGHBOURS : 0);
  const wanted = messageId
    ? sql<Range>`select ${edgeOf(id, 'before', most)} as first, ${edgeOf(id, 'after', most)} as last from message m
        where m.id = ${messageId} and m.conversation_id = ${id} and not m.is_note and m.organisation_id = ${other}`
    : sql<Range>`select ${edgeOf(id, 'before', sql.lit(REPORTED_MOST - 1))} as first, m.number as last from message m
        where m.conversation_id = ${id} and not m.is_note order by m.number desc limit 1`;
  return found(await oneRow(db, wanted));
};

/**
 * Reports a message of the other side, or the conversation with its last messages, to the association. Throws `not_found`,
 * `conversation.reported` while an earlier report is undecided, `rate.limited`.
 */
export const reportConversation = async (write: Write<Actor>, input: Report): Promise<void> => {
  const { em, actor, now } = write;
  const { id, messageId, reason, text } = input;
  const conversation = await lockOwnConversation(write, id);
  record(write, { entity: 'conversation', id }, conversation.step('report', actor, now));
  await countAttempt(write, 'conversation-report:organisation', actor.organisationId);
  const { first, last } = await rangeOf(write, input, otherSide(conversation, actor));
  const range = { firstNumber: first, lastNumber: last };
  const report = ConversationReport.open({ conversationId: id, messageId, reason, text, ...range }, actor, now);
  em.persist(report);
  record(write, { entity: 'conversation-report', id: report.id }, { action: 'create', from: null, to: 'open' });
  notifyAdmins(write, NOTIFICATIONS.reported(report, { ...conversation, from: actor.organisationName }));
  announceConversation(write, conversation, true);
  await flush(write);
};
