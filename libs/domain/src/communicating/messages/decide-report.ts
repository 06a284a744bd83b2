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
  /** For the notifications about it. */
  reason: string;
}

const reports: Acted<ConversationReport> = {
  entity: 'conversation-report',
  type: ConversationReport,
  where: (id) => ({ id }),
};

const decide = (write: Write<Actor>, action: ReportAction, { reason, ...at }: Decision): Promise<ConversationReport> =>
  act(write, reports, at, (report) => report.step(action, write.actor, reason, write.now), { reason });

/* Before its reports: of two who decide on two of them at once the second waits here, and neither for the other. */
const lockReported = (write: Write<Actor>, { id }: Versioned): Promise<Conversation> =>
  lock(write, Conversation, { id: sql`(select conversation_id from conversation_report where id = ${id})` });

/** Finds nothing wrong; the side that reported reads why. */
export const dismissReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const conversation = await lockReported(write, input);
  const { organisationId } = await decide(write, 'dismiss', input);
  const kind = organisationId === conversation.uatId ? 'uat' : 'firma';
  announceConversation(write, conversation);
  notify(write, [organisationId], NOTIFICATIONS.dismissed(conversation, kind, input.reason));
};

/* Decides all reports of the conversation that stand as this one does. */
const decideAll = async (
  write: Write<Actor>,
  { action, from, told }: { action: 'uphold' | 'lift'; from: ReportStatus; told: typeof NOTIFICATIONS.locked },
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
  notify(write, [conversation.uatId], told(conversation, 'uat', reason));
  notify(write, [conversation.firmaId], told(conversation, 'firma', reason));
  return conversation;
};

const recordLock = (write: Write<Actor>, { id, status }: Conversation, action: 'lock' | 'unlock', reason: string) =>
  record(write, { entity: 'conversation', id }, { action, from: status, to: status }, { reason });

/** Keeps both sides from writing to each other in the conversation; both read why. All its open reports are decided with it. */
export const upholdReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const conversation = await decideAll(write, { action: 'uphold', from: 'open', told: NOTIFICATIONS.locked }, input);
  conversation.lock(input.reason, write.now);
  recordLock(write, conversation, 'lock', input.reason);
};

/** Lets both write again; both read why. */
export const liftReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const conversation = await decideAll(write, { action: 'lift', from: 'upheld', told: NOTIFICATIONS.unlocked }, input);
  conversation.unlock();
  recordLock(write, conversation, 'unlock', input.reason);
};
