import { defineEntity, p } from '@mikro-orm/core';
import type { StoredComparison } from '@psp/contracts/comparison';
import type { RequestKind } from '@psp/contracts/consultations';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { DEFAULT_WEIGHTS, sameWeights, type Weights } from '@psp/contracts/scores';
import type {
  RequestAction,
  RequestContent,
  RequestStatus,
  Urgency,
  Visibility,
} from '@psp/contracts/service-requests';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { incomplete, machine, requestActions } from './transitions.ts';

const DAY = 86_400_000;
const DEADLINE_MISSING = 'Alegeți termenul de răspuns.';
/** Days for offers when the authority names no deadline. */
const DEFAULT_DEADLINE_DAYS = 14;
/* The end of that day in Romania. */
const defaultDeadline = (now: Date): Date =>
  romanianMoment(romanianDay(new Date(now.getTime() + DEFAULT_DEADLINE_DAYS * DAY)), '23:59');

/** What is stored of a request. */
const requestSchema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_request',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    number: numberOf('next_service_request_number'),
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    title: p.text().default(''),
    category: p.string().$type<DomainSlug>().nullable(),
    description: p.text().default(''),
    deadline: p.datetime().nullable(),
    budgetMin: p.decimal('number').nullable(),
    budgetMax: p.decimal('number').nullable(),
    countyCode: p.string().$type<CountyCode>().nullable(),
    locality: p.text().default(''),
    /** Null in a draft whose kind nobody chose, and in what was sent before it was asked. */
    purchaseKind: p.string().$type<PurchaseKind>().nullable(),
    cpvCode: p.text().nullable(),
    urgency: p.string().$type<Urgency>().default('medium'),
    visibility: p.string().$type<Visibility>().default('all'),
    status: p.string().$type<RequestStatus>().default('draft'),
    revision: p.integer().default(1),
    sentAt: p.datetime().nullable(),
    openedAt: p.datetime().nullable(),
    startedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
    kind: p.string().$type<RequestKind>().default('purchase'),
    conclusion: p.text().nullable(),
    /** The solution of the marketplace that it was begun from. */
    solutionId: p.uuid().nullable(),
    reminders: p.integer().default(0),
    /** Weights and marks of methods; null before somebody chose any. */
    comparison: p.json<StoredComparison>().nullable(),
    /** Weights that firms are told with the request; null: they are not. */
    announcedWeights: p.json<Weights>().nullable(),
  },
});

/** A need that an authority writes down once, and every suitable firm sees. */
export class ServiceRequest extends requestSchema.class {
  /** A new private draft of the actor's organisation; persist it to keep it. */
  static draft(actor: Actor, content: RequestContent, now: Date, kind: RequestKind = 'purchase'): ServiceRequest {
    const request = new ServiceRequest();
    request.id = newId();
    request.organisationId = actor.organisationId;
    request.createdBy = actor.accountId;
    request.kind = kind;
    request.status = 'draft';
    request.revision = 1;
    request.createdAt = now;
    request.write(content);
    return request;
  }

  isOpenForOffers(now: Date): boolean {
    return this.status === 'sent' && this.openedAt == null && this.deadline != null && this.deadline > now;
  }

  actionsFor(doer: Doer, now: Date): RequestAction[] {
    return requestActions(this, doer, now);
  }

  /** Replaces the text. On a sent request this makes a new revision, which submitted offers must reconfirm. */
  edit(doer: Doer, content: RequestContent, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(content);
    if (this.status === 'sent') {
      if (!this.deadline) throw new DomainError('request.incomplete', { fields: { deadline: DEADLINE_MISSING } });
      const refusal = incomplete(this, now);
      if (refusal) throw new DomainError(refusal);
      this.startRevision();
    }
    return change;
  }

  /** Checks that the draft may be thrown away; the caller removes the row. */
  discard(doer: Doer, now: Date): Change<RequestStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  send(doer: Doer, now: Date): Change<RequestStatus> {
    this.deadline ??= defaultDeadline(now);
    const change = machine.apply(this, 'send', doer, now);
    this.sentAt = now;
    return change;
  }

  /** Ends the time for offers and shows them; before the deadline this is the authority's early opening. */
  openOffers(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'openOffers', doer, now);
    this.openedAt = now;
    return change;
  }

  /**
   * Sets how the offers are compared; marks, once these are opened. Until then other weights than the announced ones are
   * announced anew, which makes a new revision.
   */
  compare(doer: Doer, comparison: StoredComparison & { weights: Weights }, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'compare', doer, now);
    if (comparison.marks && !this.openedAt) throw new DomainError('request.offers_sealed');
    if (this.announcedWeights && !this.openedAt && !sameWeights(this.announcedWeights, comparison.weights)) {
      if (!this.isOpenForOffers(now)) throw new DomainError('request.weights_announced');
      this.announcedWeights = comparison.weights;
      this.startRevision();
    }
    this.comparison = { ...this.comparison, ...comparison };
    return change;
  }

  /** Lets one more firm be invited. The version tells those who are editing that the list is another one now. */
  invite(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'invite', doer, now);
    this.updatedAt = now;
    return change;
  }

  /** The request's half of accepting an offer: at most one, ever. `ratings`: of the compared firms, kept as they are now. */
  acceptOffer(doer: Doer, now: Date, ratings: StoredComparison['ratings'] = {}): Change<RequestStatus> {
    const change = machine.apply(this, 'acceptOffer', doer, now);
    this.startedAt = now;
    this.comparison = { ...this.comparison, ratings };
    return change;
  }

  /** Keeps the ratings of the compared firms as they are now, unless a choice kept them before. */
  keepRatings(ratings: StoredComparison['ratings']): void {
    this.comparison = { ratings, ...this.comparison };
  }

  cancel(doer: Doer, reason: string, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'cancel', doer, now);
    this.cancelReason = reason;
    this.closedAt = now;
    return change;
  }

  /** Follows from the acceptance of the project's delivery. */
  complete(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'complete', doer, now);
    this.closedAt = now;
    return change;
  }

  /** Ends a consultation with what the authority concludes from its answers. */
  conclude(doer: Doer, conclusion: string, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'conclude', doer, now);
    this.conclusion = conclusion;
    this.closedAt = now;
    return change;
  }

  expire(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'expire', doer, now);
    this.closedAt = now;
    return change;
  }

  /** A new draft of a request for offers, by a group where it was a group's, with the same text and no deadline. */
  copy(actor: Actor, invited: string[], now: Date): ServiceRequest {
    machine.apply(this, 'copy', actor, now);
    const kind = this.kind === 'group' ? 'group' : 'purchase';
    const content = { ...this.content(invited), deadline: null };
    // A consultation has no weights; those of a new request are announced.
    if (this.kind === 'consultation') content.weights = DEFAULT_WEIGHTS;
    return ServiceRequest.draft(actor, content, now, kind);
  }

  content(invited: string[]): RequestContent {
    const { title, category, description, deadline, budgetMin, budgetMax, countyCode, locality, urgency, visibility } =
      this;
    return {
      title,
      category: category ?? null,
      description,
      deadline: deadline?.toISOString() ?? null,
      budgetMin: budgetMin ?? null,
      budgetMax: budgetMax ?? null,
      countyCode: countyCode ?? null,
      locality,
      urgency,
      visibility,
      invited,
      purchaseKind: this.purchaseKind ?? null,
      cpv: this.cpvCode ?? null,
      weights: this.announcedWeights ?? null,
    };
  }

  /** What the offers are compared by. */
  weights(): Weights {
    return this.comparison?.weights ?? DEFAULT_WEIGHTS;
  }

  private startRevision(): void {
    this.revision += 1;
    this.reminders = 0;
  }

  private write({ invited: _, attachments: __, deadline, cpv, weights, ...content }: RequestContent): void {
    if (cpv !== undefined) this.cpvCode = cpv;
    if (weights !== undefined && this.kind !== 'consultation') {
      this.announcedWeights = weights;
      if (weights) this.comparison = { ...this.comparison, weights };
    }
    Object.assign(this, content, { deadline: deadline === null ? null : new Date(deadline) });
  }
}
requestSchema.setClass(ServiceRequest);
