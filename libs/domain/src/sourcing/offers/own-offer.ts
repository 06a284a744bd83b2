import type { EntityManager } from '@mikro-orm/postgresql';
import type { OfferContent } from '@psp/contracts/offers';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { visibleRequest } from '../opportunities/visible-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';

/** Starts the firm's offer as a draft. One live offer of a firm per request is the database's rule. */
export const startOffer = async (
  em: EntityManager,
  actor: Actor,
  requestId: string,
  content: OfferContent,
  now: Date,
): Promise<void> => {
  const request = await visibleRequest(em, actor, requestId);
  if (!request.isOpenForOffers(now)) throw new DomainError('request.submission_closed');
  const live = await em.count(Offer, { requestId, organisationId: actor.organisationId, status: { $ne: 'withdrawn' } });
  if (live > 0) throw new DomainError('offer.exists');
  const offer = Offer.draft(actor, requestId, request.revision, content, now);
  em.persist(offer);
  record(em, actor, { entity: 'offer', id: offer.id }, { action: 'create', from: 'draft', to: 'draft' });
};

interface Locked {
  offer: Offer;
  request: ServiceRequest;
}

/** The firm's own offer and its request. The request is locked first, like everywhere, then the offer is read. */
const ownOffer = async (em: EntityManager, actor: Actor, id: string): Promise<Locked> => {
  const own = { id, organisationId: actor.organisationId };
  const { requestId } = found(await em.findOne(Offer, own));
  const request = await visibleRequest(em, actor, requestId);
  return { offer: found(await em.findOne(Offer, own, { refresh: true })), request };
};

/** Saves the text of a draft, or of an offer that waits to be confirmed. Returns the request's id, as all below do. */
export const saveOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  content: OfferContent,
  now: Date,
): Promise<string> => {
  const { offer, request } = await ownOffer(em, actor, id);
  expectVersion(offer, version);
  offer.edit(actor, offeredRequest(request, now), content, now);
  return request.id;
};

/** Submits a draft or confirms an offer after the request changed. The authority learns that there is one, not what it says. */
export const submitOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  now: Date,
): Promise<string> => {
  const { offer, request } = await ownOffer(em, actor, id);
  if (offer.status !== 'submitted') expectVersion(offer, version);
  const change = offer.submit(actor, offeredRequest(request, now), now);
  record(em, actor, { entity: 'offer', id }, change, { details: { revision: request.revision } });
  if (change.from === 'draft') await notify(em, [request.organisationId], NOTIFICATIONS.received(request));
  return request.id;
};

export const withdrawOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  now: Date,
): Promise<string> => {
  const { offer, request } = await ownOffer(em, actor, id);
  expectVersion(offer, version);
  record(em, actor, { entity: 'offer', id }, offer.withdraw(actor, offeredRequest(request, now), now));
  await notify(em, [request.organisationId], NOTIFICATIONS.withdrawn(request));
  return request.id;
};

export const discardOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  now: Date,
): Promise<string> => {
  const { offer, request } = await ownOffer(em, actor, id);
  expectVersion(offer, version);
  record(em, actor, { entity: 'offer', id }, offer.discard(actor, offeredRequest(request, now), now));
  em.remove(offer);
  return request.id;
};
