import { defineEntity, p } from '@mikro-orm/core';
import type { ReportAction, ReportReason, ReportStatus } from '@psp/contracts/reported-conversations';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const reportSchema = defineEntity({
  name: 'ConversationReport',
  tableName: 'conversation_report',
  properties: {
    ...row,
    createdAt,
    conversationId: p.uuid(),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    messageId: p.uuid().nullable(),
    firstNumber: p.integer(),
    lastNumber: p.integer(),
    reason: p.string().$type<ReportReason>(),
    text: p.text(),
    status: p.string().$type<ReportStatus>().default('open'),
    decision: p.text().nullable(),
  },
});

/** The content of a report and the range of messages that the association can read with it. */
export interface Reported {
  conversationId: string;
  messageId: string | null;
  firstNumber: number;
  lastNumber: number;
  reason: ReportReason;
  text: string;
}

/** A report of a message or a conversation to the association, with its decision. */
export class ConversationReport extends reportSchema.class {
  static open(reported: Reported, actor: Actor, now: Date): ConversationReport {
    const author = { organisationId: actor.organisationId, createdBy: actor.accountId };
    const initial = { id: newId(), status: 'open', decision: null, createdAt: now };
    return Object.assign(new ConversationReport(), { ...initial, ...author, ...reported });
  }

  /** Applies a decision of the association; `decision` is its reason, shown to the organisations concerned. */
  step(action: ReportAction, doer: Doer, decision: string, now: Date): Change<ReportStatus> {
    const change = machine.apply({ status: this.status }, action, doer, now);
    this.status = change.to;
    this.decision = decision;
    return change;
  }
}
reportSchema.setClass(ConversationReport);

const machine = stateMachine<{ status: ReportStatus }, ReportStatus, ReportAction>({
  dismiss: { from: ['open'], to: 'dismissed', by: isAdmin },
  uphold: { from: ['open'], to: 'upheld', by: isAdmin },
  lift: { from: ['upheld'], to: 'lifted', by: isAdmin },
});

/** Returns the decisions that the doer may take on a report now. */
export const reportActions = (status: ReportStatus, doer: Doer, now: Date): ReportAction[] =>
  machine.actionsFor({ status }, doer, now);
