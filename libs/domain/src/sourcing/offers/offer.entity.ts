import { defineEntity, p } from '@mikro-orm/core';
import { type OfferLine, pricedByLines } from '@psp/contracts/offer-lines';
import type { OfferAction, OfferContent } from '@psp/contracts/offers';
import type { OfferStatus } from '@psp/contracts/offer-names';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { isIncomplete, submissionError, machine, type OfferFacts, type OfferedRequest } from './transitions.ts';

const offerSchema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    requestId: p.uuid(),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    status: p.string().$type<OfferStatus>().default('draft'),
    price: p.decimal('number').nullable(),
    vatRate: p.decimal('number').default(21),
    lines: p.json<OfferLine[]>().nullable(),
    deliveryDays: p.integer().nullable(),
    validUntil: p.date().nullable(),
    method: p.text().default(''),
    team: p.text().default(''),
    requestRevision: p.integer(),
    submittedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    declineReason: p.text().nullable(),
    acceptReason: p.text().nullable(),
  },
});

/* A client that does not know lines sends none: stored lines are kept as long as price and VAT rate are unchanged. */
const linesOf = ({ price, vatRate, lines }: OfferContent, before: Offer | null) => {
  if (lines) return lines.length > 0 ? lines : null;
  return before && price === before.price && vatRate === before.vatRate ? before.lines : null;
};

const columnsOf = (content: OfferContent, before: Offer | null) => {
  const { attachments: _, ...text } = pricedByLines(content);
  return { ...text, lines: linesOf(content, before) };
};

/** A firm's answer to a request. Sealed until the authority opens the offers; at most one per request is accepted. */
export class Offer extends offerSchema.class {
  static draft(actor: Actor, requestId: string, revision: number, content: OfferContent, now: Date): Offer {
    const offer = new Offer();
    Object.assign(offer, {
      id: newId(),
      requestId,
      organisationId: actor.organisationId,
      createdBy: actor.accountId,
      status: 'draft',
      requestRevision: revision,
      createdAt: now,
      ...columnsOf(content, null),
    });
    return offer;
  }

  edit(doer: Doer, request: OfferedRequest, content: OfferContent, now: Date): Change<OfferStatus> {
    const change = this.apply('edit', doer, request, now);
    Object.assign(this, columnsOf(content, this));
    if (this.status !== 'draft' && isIncomplete(this)) throw new DomainError('offer.incomplete');
    return change;
  }

  /** Replaces the content of a submitted offer. Throws if the new content could not be submitted. */
  revise(doer: Doer, request: OfferedRequest, content: OfferContent, now: Date): Change<OfferStatus> {
    const change = this.apply('revise', doer, request, now);
    Object.assign(this, columnsOf(content, this));
    const refusal = submissionError(this, request, now);
    if (refusal) throw new DomainError(refusal);
    this.submittedAt = now;
    return change;
  }

  /** Checks that the draft may be discarded; the caller removes the row. */
  discard(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('discard', doer, request, now);
  }

  /** Submits a draft, or confirms an offer against the request's newest revision. */
  submit(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    const change = this.apply('submit', doer, request, now);
    this.submittedAt = now;
    this.requestRevision = request.revision;
    this.decidedAt = null;
    this.declineReason = null;
    return change;
  }

  withdraw(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('withdraw', doer, request, now);
  }

  shortlist(doer: Doer, request: OfferedRequest, isFirmActive: boolean, now: Date): Change<OfferStatus> {
    return this.apply('shortlist', doer, request, now, isFirmActive);
  }

  accept(doer: Doer, request: OfferedRequest, isFirmActive: boolean, now: Date, reason?: string): Change<OfferStatus> {
    const change = this.apply('accept', doer, request, now, isFirmActive);
    this.acceptReason = reason ?? null;
    return this.decide(change, now);
  }

  decline(doer: Doer, request: OfferedRequest, reason: string, now: Date): Change<OfferStatus> {
    return this.end('decline', doer, request, reason, now);
  }

  /** Asks the firm to confirm a submitted offer because the request was changed. */
  askToConfirm(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('reconfirm', doer, request, now);
  }

  /** Ends an offer on which nobody decided while it was valid. */
  expire(doer: Doer, request: OfferedRequest, reason: string, now: Date): Change<OfferStatus> {
    return this.end('expire', doer, request, reason, now);
  }

  /** Ends an offer that will not be decided any more. */
  close(doer: Doer, request: OfferedRequest, reason: string, now: Date): Change<OfferStatus> {
    return this.end('close', doer, request, reason, now);
  }

  private apply(
    action: OfferAction,
    doer: Doer,
    request: OfferedRequest,
    now: Date,
    isFirmActive = true,
  ): Change<OfferStatus> {
    const facts = { ...this.facts(), request, isFirmActive };
    const change = machine.apply(facts, action, doer, now);
    this.status = change.to;
    return change;
  }

  private facts(): Omit<OfferFacts, 'request' | 'isFirmActive'> {
    const { status, organisationId, price, deliveryDays, validUntil, method, lines } = this;
    return { status, organisationId, price, deliveryDays, validUntil, method, lines };
  }

  private end(
    action: OfferAction,
    doer: Doer,
    request: OfferedRequest,
    reason: string,
    now: Date,
  ): Change<OfferStatus> {
    const change = this.apply(action, doer, request, now);
    this.declineReason = reason;
    return this.decide(change, now);
  }

  private decide(change: Change<OfferStatus>, now: Date): Change<OfferStatus> {
    this.decidedAt = now;
    return change;
  }
}
offerSchema.setClass(Offer);
