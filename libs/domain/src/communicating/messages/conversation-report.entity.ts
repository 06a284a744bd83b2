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

/** What a report holds, and which messages the association reads with it. */
export interface Reported {
  conversationId: string;
  messageId: string | null;
  firstNumber: number;
  lastNumber: number;
  reason: ReportReason;
  text: string;
}

/** A message or a conversation that one side reports to the association, and what that decides. */
export class ConversationReport extends reportSchema.class {
  static open(reported: Reported, actor: Actor, now: Date): ConversationReport {
    const whose = { organisationId: actor.organisationId, createdBy: actor.accountId };
    const isNew = { id: newId(), status: 'open', decision: null, createdAt: now };
    return Object.assign(new ConversationReport(), { ...isNew, ...whose, ...reported });
  }

  /** `decision` is what those concerned are told. */
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

/** What the doer may decide on a report now. */
export const reportActions = (status: ReportStatus, doer: Doer, now: Date): ReportAction[] =>
  machine.actionsFor({ status }, doer, now);
