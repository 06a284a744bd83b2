import { defineEntity, p } from '@mikro-orm/core';
import type { GapAction, GapStatus } from '@psp/contracts/assistant-office';
import { type Doer, isAdmin } from '../../../actor.ts';
import { createdAt, row, updatedAt } from '../../../columns.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';

const gapSchema = defineEntity({
  name: 'AssistantGap',
  tableName: 'assistant_gap',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    question: p.text(),
    status: p.string().$type<GapStatus>(),
    documentId: p.uuid().nullable(),
    questionId: p.uuid().nullable(),
  },
});

/** A question that the assistant could not answer. How often it was asked is counted without changing its version. */
export class AssistantGap extends gapSchema.class {
  /** Keeps the document of the library that is prepared for it. */
  becomeTask(doer: Doer, documentId: string, now: Date): Change<GapStatus> {
    const change = machine.apply(this, 'task', doer, now);
    this.documentId = documentId;
    return change;
  }

  /** Keeps the frequent question that it became. */
  becomeQuestion(doer: Doer, questionId: string, now: Date): Change<GapStatus> {
    const change = machine.apply(this, 'question', doer, now);
    this.questionId = questionId;
    return change;
  }

  dismiss(doer: Doer, now: Date): Change<GapStatus> {
    return machine.apply(this, 'dismiss', doer, now);
  }

  /** Opens it again. The document or frequent question made of it stays, without its link. */
  reopen(doer: Doer, now: Date): Change<GapStatus> {
    const change = machine.apply(this, 'reopen', doer, now);
    Object.assign(this, { documentId: null, questionId: null });
    return change;
  }
}
gapSchema.setClass(AssistantGap);

const machine = stateMachine<Pick<AssistantGap, 'status'>, GapStatus, GapAction>({
  task: { from: ['open'], to: 'task', by: isAdmin },
  question: { from: ['open'], to: 'question', by: isAdmin },
  dismiss: { from: ['open'], to: 'dismissed', by: isAdmin },
  reopen: { from: ['task', 'question', 'dismissed'], to: 'open', by: isAdmin },
});

/** What the doer may do with a gap in this status now. */
export const gapActions = (status: GapStatus, doer: Doer, now: Date): GapAction[] =>
  machine.actionsFor({ status }, doer, now);
