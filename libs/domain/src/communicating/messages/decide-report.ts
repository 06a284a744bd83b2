import type { ReportAction, ReportStatus } from '@psp/contracts/reported-conversations';
import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Decided, decided, moved } from '../../decided.ts';
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
  const report = await decide(write, 'dismiss', input);
  const { organisationId } = report;
  const kind = organisationId === conversation.uatId ? 'uat' : 'firma';
  announceConversation(write, conversation);
  notify(write, [organisationId], NOTIFICATIONS.dismissed(conversation, kind, input.reason));
  await keepDecision(write, conversation, report, { action: 'dismiss', outcome: 'kept', reason: input.reason });
};

/* Keeps a decision about what the other side wrote. */
const keepDecision = (
  write: Write<Actor>,
  { id: pageId, subject, uatId, firmaId }: Conversation,
  { id, organisationId, createdAt: since }: ConversationReport,
  what: Pick<Decided, 'action' | 'outcome' | 'reason'>,
): Promise<void> => {
  const author = organisationId === uatId ? firmaId : uatId;
  const about = { entity: 'conversation-report', id, pageId, title: subject, organisationId: author, since } as const;
  return decided(write, { ...about, ...what });
};

/* Applies a decision to all reports of the conversation with the status `from`, and notifies both sides. */
const decideAll = async (
  write: Write<Actor>,
  { action, from, message }: { action: 'uphold' | 'lift'; from: ReportStatus; message: typeof NOTIFICATIONS.locked },
  input: Decision,
): Promise<{ conversation: Conversation; reports: ConversationReport[] }> => {
  const { em, actor, now } = write;
  const { reason } = input;
  const conversation = await lockReported(write, input);
  const report = await decide(write, action, input);
  const others = await em.find(ConversationReport, {
    conversationId: conversation.id,
    status: from,
    id: { $ne: report.id },
  });
  for (const other of others)
    record(write, { entity: 'conversation-report', id: other.id }, other.step(action, actor, reason, now), {
      reason,
    });
  announceConversation(write, conversation);
  notify(write, [conversation.uatId], message(conversation, 'uat', reason));
  notify(write, [conversation.firmaId], message(conversation, 'firma', reason));
  return { conversation, reports: [report, ...others] };
};

const recordLock = (write: Write<Actor>, { id, status }: Conversation, action: 'lock' | 'unlock', reason: string) =>
  record(write, { entity: 'conversation', id }, { action, from: status, to: status }, { reason });

/* Of several reports by one side the first: each side that wrote what was reported reads one decision. */
const onePerSide = (reports: readonly ConversationReport[]): ConversationReport[] => [
  ...new Map([...reports].reverse().map((report) => [report.organisationId, report])).values(),
];

/** Upholds all open reports of the conversation and locks it; both sides are notified with the reason. */
export const upholdReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const locked = { action: 'uphold', from: 'open', message: NOTIFICATIONS.locked } as const;
  const { conversation, reports } = await decideAll(write, locked, input);
  conversation.lock(input.reason, write.now);
  recordLock(write, conversation, 'lock', input.reason);
  for (const report of onePerSide(reports))
    await keepDecision(write, conversation, report, { action: 'uphold', outcome: 'removed', reason: input.reason });
};

/** Lifts all upheld reports of the conversation and unlocks it; both sides are notified with the reason. */
export const liftReport = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const lifted = { action: 'lift', from: 'upheld', message: NOTIFICATIONS.unlocked } as const;
  const { conversation } = await decideAll(write, lifted, input);
  conversation.unlock();
  recordLock(write, conversation, 'unlock', input.reason);
  await moved(write, conversation.id, 'restored');
};
