import { defineEntity, p } from '@mikro-orm/core';
import type { StoredComparison } from '@psp/contracts/comparison';
import type { RequestKind } from '@psp/contracts/request-kinds';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { DEFAULT_WEIGHTS, sameWeights, type Weights } from '@psp/contracts/scores';
import type { RequestAction, RequestContent, RequestStatus, Visibility } from '@psp/contracts/service-requests';
import type { Urgency } from '@psp/contracts/urgencies';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import type { PurchaseKind } from '@psp/contracts/thresholds';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { sendingError, machine, requestActions } from './transitions.ts';

const DAY = 86_400_000;
const DEADLINE_MISSING = 'Alegeți termenul de răspuns.';
/** Days for offers if the authority sets no deadline. */
const DEFAULT_DEADLINE_DAYS = 14;
/* End of the last day, Romanian time. */
const defaultDeadline = (now: Date): Date =>
  romanianMoment(romanianDay(new Date(now.getTime() + DEFAULT_DEADLINE_DAYS * DAY)), '23:59');

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
    /** Null in drafts without a chosen kind, and in requests sent before the kind was introduced. */
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
    /** The marketplace solution from which the request was started. */
    solutionId: p.uuid().nullable(),
    reminders: p.integer().default(0),
    /** Weights and marks of methods; null until some are set. */
    comparison: p.json<StoredComparison>().nullable(),
    /** Weights published with the request; null if they are not published. */
    announcedWeights: p.json<Weights>().nullable(),
  },
});

/** An authority's request for offers, or a market consultation, shown to suitable firms. */
export class ServiceRequest extends requestSchema.class {
  /** Creates a private draft of the actor's organisation; the caller persists it. */
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

  /** Replaces the content. For a sent request this starts a new revision, for which submitted offers must be confirmed again. */
  edit(doer: Doer, content: RequestContent, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(content);
    if (this.status === 'sent') {
      if (!this.deadline) throw new DomainError('request.incomplete', { fields: { deadline: DEADLINE_MISSING } });
      const refusal = sendingError(this, now);
      if (refusal) throw new DomainError(refusal);
      this.startRevision();
    }
    return change;
  }

  /** Checks that the draft may be discarded; the caller removes the row. */
  discard(doer: Doer, now: Date): Change<RequestStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  send(doer: Doer, now: Date): Change<RequestStatus> {
    this.deadline ??= defaultDeadline(now);
    const change = machine.apply(this, 'send', doer, now);
    this.sentAt = now;
    return change;
  }

  /** Opens the offers, also before the deadline; after that no new ones are accepted. */
  openOffers(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'openOffers', doer, now);
    this.openedAt = now;
    return change;
  }

  /**
   * Sets the weights of the comparison and, once offers are opened, the marks. Before the opening, changed weights replace the
   * announced ones, which starts a new revision.
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

  /** Checks that another firm may be invited, and changes the version for people who are editing the list of invitations. */
  invite(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'invite', doer, now);
    this.updatedAt = now;
    return change;
  }

  /**
   * Starts the work after an offer was accepted; a request accepts at most one. Stores the current `ratings` of the compared firms.
   */
  acceptOffer(doer: Doer, now: Date, ratings: StoredComparison['ratings'] = {}): Change<RequestStatus> {
    const change = machine.apply(this, 'acceptOffer', doer, now);
    this.startedAt = now;
    this.comparison = { ...this.comparison, ratings };
    return change;
  }

  /** Stores the current ratings of the compared firms, unless a choice stored them before. */
  keepRatings(ratings: StoredComparison['ratings']): void {
    this.comparison = { ratings, ...this.comparison };
  }

  cancel(doer: Doer, reason: string, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'cancel', doer, now);
    this.cancelReason = reason;
    this.closedAt = now;
    return change;
  }

  /** Checks that the association may remind the authority or the firms that have to act now. */
  checkReminder(action: 'remind' | 'remindFirms', doer: Doer, now: Date): Change<RequestStatus> {
    return machine.apply(this, action, doer, now);
  }

  /** Completes the request when the delivery of its project is accepted. */
  complete(doer: Doer, now: Date): Change<RequestStatus> {
    const change = machine.apply(this, 'complete', doer, now);
    this.closedAt = now;
    return change;
  }

  /** Completes a consultation with the authority's conclusion. */
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

  /** Creates a draft with the same content and no deadline: a group request from a group request, else a request for offers. */
  copy(actor: Actor, invited: string[], now: Date): ServiceRequest {
    machine.apply(this, 'copy', actor, now);
    const kind = this.kind === 'group' ? 'group' : 'purchase';
    const content = { ...this.content(invited), deadline: null };
    // A consultation has no weights, while those of a new request are published.
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

  /** Weights by which the offers are compared. */
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
