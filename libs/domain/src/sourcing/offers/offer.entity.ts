import { defineEntity, p } from '@mikro-orm/core';
import type { OfferAction, OfferContent, OfferStatus } from '@psp/contracts/offers';
import { type Actor, type Doer, isSystem, writesFor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { romanianDay } from '@psp/contracts/romania';
import { type Change, stateMachine } from '../../state-machine.ts';

const offerSchema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    id: p.uuid().primary(),
    requestId: p.uuid(),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    status: p.string().$type<OfferStatus>().default('draft'),
    price: p.decimal('number').nullable(),
    vatRate: p.decimal('number').default(21),
    deliveryDays: p.integer().nullable(),
    validUntil: p.date().nullable(),
    method: p.text().default(''),
    team: p.text().default(''),
    requestRevision: p.integer(),
    submittedAt: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    declineReason: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p
      .datetime()
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** What of the request decides over its offers. */
export interface OfferedRequest {
  organisationId: string;
  revision: number;
  deadline: Date | null;
  open: boolean;
  opened: boolean;
}
export interface OfferFacts
  extends Pick<Offer, 'status' | 'organisationId' | 'price' | 'deliveryDays' | 'validUntil' | 'method'> {
  request: OfferedRequest;
  /** False while the firm is suspended: it could not do the work. */
  isFirmActive: boolean;
}

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
      ...content,
    });
    return offer;
  }

  edit(doer: Doer, request: OfferedRequest, content: OfferContent, now: Date): Change<OfferStatus> {
    const change = this.apply('edit', doer, request, now);
    Object.assign(this, content);
    if (this.status === 'to_confirm' && isIncomplete(this)) throw new DomainError('offer.incomplete');
    return change;
  }

  /** Checks that the draft may be thrown away; the caller removes the row. */
  discard(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('discard', doer, request, now);
  }

  /** Submits a draft, or confirms an offer against the request's newest revision. */
  submit(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    const change = this.apply('submit', doer, request, now);
    this.submittedAt = now;
    this.requestRevision = request.revision;
    return change;
  }

  withdraw(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('withdraw', doer, request, now);
  }

  shortlist(doer: Doer, request: OfferedRequest, isFirmActive: boolean, now: Date): Change<OfferStatus> {
    return this.apply('shortlist', doer, request, now, isFirmActive);
  }

  accept(doer: Doer, request: OfferedRequest, isFirmActive: boolean, now: Date): Change<OfferStatus> {
    return this.decide(this.apply('accept', doer, request, now, isFirmActive), now);
  }

  decline(doer: Doer, request: OfferedRequest, reason: string, now: Date): Change<OfferStatus> {
    const change = this.apply('decline', doer, request, now);
    this.declineReason = reason;
    return this.decide(change, now);
  }

  /** The request was changed after this offer was submitted. */
  askToConfirm(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.apply('reconfirm', doer, request, now);
  }

  /** Ends an offer that nobody decided: its validity passed, or its request ended. */
  expire(doer: Doer, request: OfferedRequest, now: Date): Change<OfferStatus> {
    return this.decide(this.apply('expire', doer, request, now), now);
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
    const { status, organisationId, price, deliveryDays, validUntil, method } = this;
    return { status, organisationId, price, deliveryDays, validUntil, method };
  }

  private decide(change: Change<OfferStatus>, now: Date): Change<OfferStatus> {
    this.decidedAt = now;
    return change;
  }
}
offerSchema.setClass(Offer);

const ofItsFirma = (doer: Doer, { organisationId }: OfferFacts): boolean => writesFor(doer, organisationId);
const ofTheAuthority = (doer: Doer, { request }: OfferFacts): boolean => writesFor(doer, request.organisationId);
const closed = ({ request }: OfferFacts) => (request.open ? null : ('request.submission_closed' as const));
const sealed = ({ request }: OfferFacts) => (request.opened ? null : ('request.offers_sealed' as const));

const isIncomplete = (offer: Pick<Offer, 'price' | 'deliveryDays' | 'validUntil' | 'method'>): boolean =>
  offer.price == null || offer.deliveryDays == null || offer.validUntil == null || !offer.method;

const cannotSubmit = (offer: OfferFacts, now: Date) => {
  const { validUntil, request } = offer;
  if (!request.open) return 'request.submission_closed' as const;
  if (isIncomplete(offer) || validUntil == null) return 'offer.incomplete' as const;
  const last = request.deadline && request.deadline > now ? request.deadline : now;
  return validUntil < romanianDay(last) ? ('offer.validity_past' as const) : null;
};

const cannotChoose = (offer: OfferFacts) =>
  sealed(offer) ?? (offer.isFirmActive ? null : ('offer.firm_not_active' as const));

const cannotAccept = (offer: OfferFacts, now: Date) =>
  cannotChoose(offer) ?? (offer.validUntil && offer.validUntil < romanianDay(now) ? ('offer.expired' as const) : null);

const machine = stateMachine<OfferFacts, OfferStatus, OfferAction>({
  edit: { from: ['draft', 'to_confirm'], by: ofItsFirma, unless: closed },
  discard: { from: ['draft'], by: ofItsFirma },
  submit: { from: ['draft', 'to_confirm'], to: 'submitted', by: ofItsFirma, unless: cannotSubmit },
  withdraw: {
    from: ['submitted', 'to_confirm'],
    to: 'withdrawn',
    by: ofItsFirma,
    unless: ({ request }) => (request.opened ? 'request.submission_closed' : null),
  },
  shortlist: { from: ['submitted'], to: 'shortlisted', by: ofTheAuthority, unless: cannotChoose },
  accept: { from: ['submitted', 'shortlisted'], to: 'accepted', by: ofTheAuthority, unless: cannotAccept },
  decline: { from: ['submitted', 'shortlisted'], to: 'declined', by: ofTheAuthority, unless: sealed },
  reconfirm: { from: ['submitted'], to: 'to_confirm', by: isSystem },
  expire: { from: ['submitted', 'shortlisted', 'to_confirm'], to: 'expired', by: isSystem },
});

/** What the doer may do with the offer now. Incomplete drafts list `submit`: what is missing is said on trying. */
export const offerActions = (offer: OfferFacts, doer: Doer, now: Date): OfferAction[] => {
  const actions = machine.actionsFor(offer, doer, now);
  const mayTry = actions.includes('edit') && !actions.includes('submit');
  return mayTry ? [...actions, 'submit'] : actions;
};
