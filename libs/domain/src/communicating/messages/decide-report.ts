import type { ReportAction, ReportStatus } from '@psp/contracts/reported-conversations';
import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { Conversation } from './conversation.entity.ts';
import { ConversationReport } from './conversation-report.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { announceConversation } from './own-conversation.ts';

interface Decision extends Versioned {
  /** Shown in the notifications about the decision. */
  reason: string;
}

const reports: Acted<ConversationReport> = {
  entity: 'conversation-report',
  type: ConversationReport,
  where: (id) => ({ id }),
};

const decide = (write: Write<Actor>, action: ReportAction, { reason, ...at }: Decision): Promise<ConversationReport> =>
  act(write, reports, at, (report) => report.step(action, write.actor, reason, write.now), { reason });

/* Locked before its reports, so that concurrent decisions on two reports of a conversation cannot deadlock. */
const lockReported = (write: Write<Actor>, { id }: Versioned): Promise<Conversation> =>
  lock(write, Conversation, { id: sql`(select conversation_id from conversation_report where id = ${id})` });

/** Dismisses a report and notifies the side that reported. */
export const dismissReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const conversation = await lockReported(write, input);
  const { organisationId } = await decide(write, 'dismiss', input);
  const kind = organisationId === conversation.uatId ? 'uat' : 'firma';
  announceConversation(write, conversation);
  notify(write, [organisationId], NOTIFICATIONS.dismissed(conversation, kind, input.reason));
};

/* Applies a decision to all reports of the conversation with the status `from`, and notifies both sides. */
const decideAll = async (
  write: Write<Actor>,
  { action, from, message }: { action: 'uphold' | 'lift'; from: ReportStatus; message: typeof NOTIFICATIONS.locked },
  input: Decision,
): Promise<Conversation> => {
  const { em, actor, now } = write;
  const { reason } = input;
  const conversation = await lockReported(write, input);
  const decided = await decide(write, action, input);
  const others = await em.find(ConversationReport, {
    conversationId: conversation.id,
    status: from,
    id: { $ne: decided.id },
  });
  for (const report of others)
    record(write, { entity: 'conversation-report', id: report.id }, report.step(action, actor, reason, now), {
      reason,
    });
  announceConversation(write, conversation);
  notify(write, [conversation.uatId], message(conversation, 'uat', reason));
  notify(write, [conversation.firmaId], message(conversation, 'firma', reason));
  return conversation;
};

const recordLock = (write: Write<Actor>, { id, status }: Conversation, action: 'lock' | 'unlock', reason: string) =>
  record(write, { entity: 'conversation', id }, { action, from: status, to: status }, { reason });

/** Upholds all open reports of the conversation and locks it; both sides are notified with the reason. */
export const upholdReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const conversation = await decideAll(write, { action: 'uphold', from: 'open', message: NOTIFICATIONS.locked }, input);
  conversation.lock(input.reason, write.now);
  recordLock(write, conversation, 'lock', input.reason);
};

/** Lifts all upheld reports of the conversation and unlocks it; both sides are notified with the reason. */
export const liftReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const lifted = { action: 'lift', from: 'upheld', message: NOTIFICATIONS.unlocked } as const;
  const conversation = await decideAll(write, lifted, input);
  conversation.unlock();
  recordLock(write, conversation, 'unlock', input.reason);
};
