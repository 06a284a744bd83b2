import { defineEntity, p } from '@mikro-orm/core';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const questionSchema = defineEntity({
  name: 'ExchangeQuestion',
  tableName: 'exchange_question',
  properties: {
    ...row,
    createdAt,
    exchangeId: p.uuid(),
    organisationId: p.uuid(),
    accountId: p.uuid(),
    text: p.text(),
    answer: p.text().nullable(),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
  },
});

/** Whether everybody reads a question, or the association has removed it. */
type QuestionStatus = 'published' | 'removed';

/** A public question about a project of the exchange, answered once by its authority. */
export class ExchangeQuestion extends questionSchema.class {
  static ask({ accountId, organisationId }: Actor, exchangeId: string, text: string, now: Date): ExchangeQuestion {
    const none = { answer: null, answeredBy: null, answeredAt: null, removedAt: null };
    const own = { id: newId(), exchangeId, accountId, organisationId, text, createdAt: now };
    return Object.assign(new ExchangeQuestion(), { ...own, ...none });
  }

  /** Throws `exchange.answered` for a second answer. */
  reply({ accountId }: Actor, text: string, now: Date): void {
    if (this.answeredAt) throw new DomainError('exchange.answered');
    Object.assign(this, { answer: text, answeredBy: accountId, answeredAt: now });
  }

  /** The association takes it away. */
  remove(doer: Doer, now: Date): Change<QuestionStatus> {
    const change = machine.apply(factsOf(this), 'remove', doer, now);
    this.removedAt = now;
    return change;
  }

  /** Puts a removed question back. */
  restore(doer: Doer, now: Date): Change<QuestionStatus> {
    const change = machine.apply(factsOf(this), 'restore', doer, now);
    this.removedAt = null;
    return change;
  }
}
questionSchema.setClass(ExchangeQuestion);

const factsOf = ({ removedAt }: { removedAt: Date | null | undefined }): { status: QuestionStatus } => ({
  status: removedAt ? 'removed' : 'published',
});

const machine = stateMachine<{ status: QuestionStatus }, QuestionStatus, 'remove' | 'restore'>({
  remove: { from: ['published'], to: 'removed', by: isAdmin },
  restore: { from: ['removed'], to: 'published', by: isAdmin },
});

/** What the association may do with a question. */
export const questionActions = (isRemoved: boolean, doer: Doer, now: Date): ('remove' | 'restore')[] =>
  machine.actionsFor({ status: isRemoved ? 'removed' : 'published' }, doer, now);
