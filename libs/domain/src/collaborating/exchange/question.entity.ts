import { defineEntity, p } from '@mikro-orm/core';
import { type Actor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';

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
}
questionSchema.setClass(ExchangeQuestion);
