import { defineEntity, p } from '@mikro-orm/core';
import type { QuestionAction } from '@psp/contracts/questions';
import { type Actor, type Doer, canWriteFor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const questionSchema = defineEntity({
  name: 'Question',
  tableName: 'question',
  properties: {
    ...row,
    createdAt,
    requestId: p.uuid(),
    organisationId: p.uuid(),
    askedBy: p.uuid(),
    body: p.text(),
    answer: p.text().nullable(),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
  },
});

export type QuestionStatus = 'open' | 'answered';
/** The authority `uatId` that owns the request answers, while `requestOpen`: the request is neither closed nor a draft. */
export interface QuestionFacts {
  status: QuestionStatus;
  uatId: string;
  requestOpen: boolean;
}

/** A firm's question about a request. It is answered once, for all firms, and shown without the asker's name. */
export class Question extends questionSchema.class {
  static ask(actor: Actor, requestId: string, body: string, now: Date): Question {
    const question = new Question();
    Object.assign(question, {
      id: newId(),
      requestId,
      organisationId: actor.organisationId,
      askedBy: actor.accountId,
      body,
      createdAt: now,
    });
    return question;
  }

  /** Sets the answer. `uatId` and `requestOpen` come from the question's request. */
  reply(
    actor: Actor,
    request: { uatId: string; requestOpen: boolean },
    answer: string,
    now: Date,
  ): Change<QuestionStatus> {
    const change = machine.apply(
      { status: this.answer == null ? 'open' : 'answered', ...request },
      'answer',
      actor,
      now,
    );
    this.answer = answer;
    this.answeredBy = actor.accountId;
    this.answeredAt = now;
    return change;
  }
}
questionSchema.setClass(Question);

const machine = stateMachine<QuestionFacts, QuestionStatus, QuestionAction>({
  answer: {
    from: ['open'],
    to: 'answered',
    by: (doer, { uatId }) => canWriteFor(doer, uatId),
    unless: ({ requestOpen }) => (requestOpen ? null : 'request.submission_closed'),
  },
});

/** Actions that the doer may take on the question at `now`. */
export const questionActions = (question: QuestionFacts, doer: Doer, now: Date): QuestionAction[] =>
  machine.actionsFor(question, doer, now);
