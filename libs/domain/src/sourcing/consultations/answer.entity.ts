import { defineEntity, p } from '@mikro-orm/core';
import type { AnswerAction, AnswerStatus, ConsultationContent } from '@psp/contracts/consultations';
import { type Actor, type Doer, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const answerSchema = defineEntity({
  name: 'ConsultationAnswer',
  tableName: 'consultation_answer',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    requestId: p.uuid(),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    status: p.string().$type<AnswerStatus>().default('submitted'),
    method: p.text(),
    term: p.text(),
    questions: p.text(),
    requestRevision: p.integer(),
    submittedAt: p.datetime(),
  },
});

/** State of a consultation at a given time, as far as its answers depend on it. */
export interface ConsultationState {
  revision: number;
  open: boolean;
}

/** A firm's answer to a market consultation, without a price. Sealed until the authority opens the answers. */
export class ConsultationAnswer extends answerSchema.class {
  /** Creates the first answer of the actor's firm. It is not submitted yet, so its status is `withdrawn`. */
  static begin(actor: Actor, requestId: string, now: Date): ConsultationAnswer {
    const answer = new ConsultationAnswer();
    Object.assign(answer, {
      ...{ id: newId(), requestId, organisationId: actor.organisationId, createdBy: actor.accountId },
      ...{ status: 'withdrawn', createdAt: now },
    });
    return answer;
  }

  /** Submits the content, which replaces what was submitted before. */
  submit(doer: Doer, asked: ConsultationState, content: ConsultationContent, now: Date): Change<AnswerStatus> {
    const change = this.decide('submit', doer, asked.open, now);
    const { method, term, questions } = content;
    Object.assign(this, { method, term, questions, requestRevision: asked.revision, submittedAt: now });
    return change;
  }

  withdraw(doer: Doer, { open }: ConsultationState, now: Date): Change<AnswerStatus> {
    return this.decide('withdraw', doer, open, now);
  }

  private decide(action: AnswerAction, doer: Doer, open: boolean, now: Date): Change<AnswerStatus> {
    const { status, organisationId } = this;
    const change = machine.apply({ status, organisationId, open }, action, doer, now);
    this.status = change.to;
    return change;
  }
}
answerSchema.setClass(ConsultationAnswer);

export interface AnswerFacts {
  status: AnswerStatus;
  organisationId: string;
  /** Whether the consultation accepts answers. */
  open: boolean;
}

const byFirm = (doer: Doer, { organisationId }: AnswerFacts): boolean => canWriteFor(doer, organisationId);
const unless = ({ open }: AnswerFacts) => (open ? null : ('consultation.closed' as const));

const machine = stateMachine<AnswerFacts, AnswerStatus, AnswerAction>({
  submit: { from: ['submitted', 'withdrawn'], to: 'submitted', by: byFirm, unless },
  withdraw: { from: ['submitted'], to: 'withdrawn', by: byFirm, unless },
});

/** Actions that the doer may take on the answer at `now`. */
export const answerActions = (answer: AnswerFacts, doer: Doer, now: Date): AnswerAction[] =>
  machine.actionsFor(answer, doer, now);
