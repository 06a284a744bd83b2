import type { AcceptOffer } from '@psp/contracts/offers';
import { isCompared, type Scored, scoresOf, type Weights } from '@psp/contracts/scores';
import type { OrganisationStatus } from '@psp/contracts/common';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { emit } from '../../listeners.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { sql } from 'kysely';
import { NOTIFICATIONS as GROUPS } from '../groups/notifications.ts';
import { notifyParticipants } from '../groups/participants.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { endOffers, unendedOffers } from './end-offer.ts';
import { CHOSEN_BEFORE_CONFIRMING, NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { ratingsIn, readScored } from './queries.ts';
import { offeredRequest } from './offered-request.ts';

declare module '../../listeners.ts' {
  interface Events {
    /** An authority accepted an offer; `reason` is its justification. */
    'offer.accepted': { request: ServiceRequest; offer: Offer; reason: string | undefined };
  }
}

interface Locked {
  offer: Offer;
  request: ServiceRequest;
}

/** Finds an offer to one of the authority's requests and locks the request, so that decisions happen one after the other. */
const receivedOffer = async (write: Write<Actor>, id: string): Promise<Locked> => {
  const { em } = write;
  const { requestId } = found(await em.findOne(Offer, { id, status: { $nin: ['draft', 'withdrawn'] } }));
  const request = await ownRequest(write, requestId);
  return { offer: found(await em.findOne(Offer, { id }, { refresh: true })), request };
};

/* Locks the firm's row, so that it cannot be suspended during the choice. */
const isFirmActive = async (db: Db, { organisationId }: Offer): Promise<boolean> => {
  const [firm] = await db.run(
    sql<{ status: OrganisationStatus }>`select status from organisation where id = ${organisationId} for share`,
  );
  return firm?.status === 'approved';
};

/** Shortlists an offer. Returns the request's id, as all functions below do. Throws `offer.firm_not_active`. */
export const shortlistOffer = async (write: Write<Actor>, { id, version }: Versioned): Promise<string> => {
  const { actor, now } = write;
  const { offer, request } = await receivedOffer(write, id);
  const isActive = await isFirmActive(write.db, offer);
  actOnLocked(write, { entity: 'offer', row: offer, version }, () =>
    offer.shortlist(actor, offeredRequest(request, now), isActive, now),
  );
  notify(write, [offer.organisationId], NOTIFICATIONS.shortlisted(request, actor.organisationName));
  return request.id;
};

export const declineOffer = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<string> => {
  const { offer, request } = await receivedOffer(write, id);
  expectVersion(offer, version);
  decline(write, { offer, request }, reason);
  return request.id;
};

const decline = (write: Write<Actor>, { offer, request }: Locked, reason: string): void => {
  const { actor, now } = write;
  const change = offer.decline(actor, offeredRequest(request, now), reason, now);
  record(write, { entity: 'offer', id: offer.id }, change, { reason });
  notify(write, [offer.organisationId], NOTIFICATIONS.declined(request, actor.organisationName, reason));
};

/**
 * Accepts one offer: declines the others, each with its reason, moves the request on and emits `offer.accepted`. Throws
 * `request.already_decided` if another offer was accepted first, `offer.firm_not_active` if its firm is suspended,
 * `reason.required` if the choice or a declined offer lacks a reason, `version.stale` if the comparison was changed.
 */
export const acceptOffer = async (
  write: Write<Actor>,
  { id, version, reason, requestVersion, ...reasons }: Versioned & Omit<AcceptOffer, 'version'>,
): Promise<string> => {
  const { actor, now } = write;
  const { offer, request } = await receivedOffer(write, id);
  if (request.status === 'in_progress' || request.status === 'completed')
    throw new DomainError('request.already_decided');
  expectVersion(offer, version);
  if (requestVersion !== undefined) expectVersion(request, requestVersion);
  const scored = await readScored(write.db, request.id);
  const change = offer.accept(actor, offeredRequest(request, now), await isFirmActive(write.db, offer), now, reason);
  if (!reason && needsReason(scored, request.weights(), offer.id))
    throw new DomainError('reason.required', { fields: { reason: 'Scrieți motivul alegerii.' } });
  await endOthers(write, { offer, request }, reasons);
  record(write, { entity: 'offer', id }, change, { reason: reason ?? null });
  record(write, { entity: 'service-request', id: request.id }, request.acceptOffer(actor, now, ratingsIn(scored)));
  await emit(write, 'offer.accepted', { request, offer, reason });
  await notifyParticipants(write, request, GROUPS.decided(request, actor.organisationName, reason ?? null));
  return request.id;
};

/* With several offers, a choice needs a reason if it is not the best score or if a method lacks its mark. */
const needsReason = (offers: Scored[], weights: Weights, id: string): boolean => {
  const scores = scoresOf(offers, weights);
  const isUnmarked = weights.method > 0 && offers.some((offer) => isCompared(offer) && offer.methodMark == null);
  return scores.size > 1 && (isUnmarked || (scores.get(id)?.place ?? 1) > 1);
};

const endOthers = async (
  write: Write<Actor>,
  { offer, request }: Locked,
  { declineReason, declineReasons = [] }: Pick<AcceptOffer, 'declineReason' | 'declineReasons'>,
): Promise<void> => {
  const reasonByOffer = new Map(declineReasons.map(({ offerId, reason }) => [offerId, reason]));
  const { submitted, shortlisted, to_confirm: unconfirmed } = await unendedOffers(write, request);
  for (const other of [...submitted, ...shortlisted]) {
    if (other.id === offer.id) continue;
    const reason = reasonByOffer.get(other.id) || declineReason;
    if (!reason)
      throw new DomainError('reason.required', {
        fields: { declineReason: 'Scrieți motivul pentru celelalte firme.' },
      });
    decline(write, { offer: other, request }, reason);
  }
  const closed = endOffers(write, request, unconfirmed, { by: 'close', reason: CHOSEN_BEFORE_CONFIRMING });
  notify(write, closed, NOTIFICATIONS.closed(request, CHOSEN_BEFORE_CONFIRMING));
};
