import { type OfferContent, placesOfOffer } from '@psp/contracts/offers';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record, recordSave } from '../../operating/audit/record.ts';
import { flush, type Write } from '../../write.ts';
import { attachToOffer } from '../../operating/attachments/attach.ts';
import { visibleRequest } from '../service-requests/visible-request.ts';
import { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { expectConfirmedPlaces } from '../unfilled-places.ts';
import { storeVersion } from './versions.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';

/** Starts the firm's offer to the request `id` as a draft. A database constraint allows one live offer of a firm per request. */
export const startOffer = async (
  write: Write<Actor>,
  { id, content }: { id: string; content: OfferContent },
): Promise<void> => {
  const { em, actor, now } = write;
  const request = await visibleRequest(write, id);
  if (request.kind === 'consultation') throw new DomainError('consultation.no_offers');
  if (!request.isOpenForOffers(now)) throw new DomainError('request.submission_closed');
  const own = { requestId: id, organisationId: actor.organisationId, status: { $ne: 'withdrawn' } } as const;
  if ((await em.count(Offer, own)) > 0) throw new DomainError('offer.exists');
  const offer = Offer.draft(actor, id, request.revision, content, now);
  record(write, { entity: 'offer', id: offer.id }, { action: 'create', from: 'draft', to: 'draft' });
  em.persist(offer);
  await flush(write);
  await attachToOffer(write, offer.id, content.attachments);
};

interface Locked {
  offer: Offer;
  request: ServiceRequest;
}

/** Reads the firm's own offer and its request. As everywhere, the request is locked before the offer is read. */
const ownOffer = async (write: Write<Actor>, id: string): Promise<Locked> => {
  const { organisationId } = write.actor;
  const ofOffer = sql`(select request_id from offer where id = ${id} and organisation_id = ${organisationId})`;
  const [request, offer] = await Promise.all([
    lock(write, ServiceRequest, { id: ofOffer }),
    findRow(write, Offer, { id, organisationId }, { lock: false }),
  ]);
  return { request, offer: found(offer) };
};

/** Saves the content of a draft, or of an offer that waits to be confirmed. Returns the request's id, as all functions below do. */
export const saveOffer = async (
  write: Write<Actor>,
  { id, version, content }: Versioned & { content: OfferContent },
): Promise<string> => {
  const { offer, request } = await ownOffer(write, id);
  expectVersion(offer, version);
  const { status } = offer;
  const change = offer.edit(write.actor, offeredRequest(request, write.now), content, write.now);
  if (status !== 'draft') await storeVersion(write, id);
  // Changes the version even if only the attachments differ.
  offer.updatedAt = write.now;
  await Promise.all([
    attachToOffer(write, id, content.attachments),
    recordSave(write, { entity: 'offer', id }, change),
  ]);
  return request.id;
};

interface OfferToSend extends Versioned {
  /** Number of unfilled places that the sender confirmed; undefined if they were not asked. */
  places?: number | undefined;
}

/** Replaces the content of a submitted offer; the previous content is kept as a version. */
export const reviseOffer = async (
  write: Write<Actor>,
  { id, version, content, places }: OfferToSend & { content: OfferContent },
): Promise<string> => {
  const { actor, now } = write;
  const { offer, request } = await ownOffer(write, id);
  expectConfirmedPlaces('offer.places_left', places, placesOfOffer(content));
  const revise = () => offer.revise(actor, offeredRequest(request, now), content, now);
  actOnLocked(write, { entity: 'offer', row: offer, version }, revise, { details: { revision: request.revision } });
  await storeVersion(write, id);
  await attachToOffer(write, id, content.attachments);
  return request.id;
};

/** Submits a draft, or confirms an offer after the request changed. The authority is notified without the content of the offer. */
export const submitOffer = async (write: Write<Actor>, { id, version, places }: OfferToSend): Promise<string> => {
  const { actor, now } = write;
  const { offer, request } = await ownOffer(write, id);
  if (offer.status !== 'submitted') {
    expectVersion(offer, version);
    expectConfirmedPlaces('offer.places_left', places, placesOfOffer(offer));
  }
  const change = offer.submit(actor, offeredRequest(request, now), now);
  record(write, { entity: 'offer', id }, change, { details: { revision: request.revision } });
  if (change.from !== 'to_confirm') notify(write, [request.organisationId], NOTIFICATIONS.received(request));
  return request.id;
};

export const withdrawOffer = async (write: Write<Actor>, { id, version }: Versioned): Promise<string> => {
  const { actor, now } = write;
  const { offer, request } = await ownOffer(write, id);
  const withdraw = () => offer.withdraw(actor, offeredRequest(request, now), now);
  actOnLocked(write, { entity: 'offer', row: offer, version }, withdraw);
  notify(write, [request.organisationId], NOTIFICATIONS.withdrawn(request));
  return request.id;
};

export const discardOffer = async (write: Write<Actor>, { id, version }: Versioned): Promise<string> => {
  const { em, actor, now } = write;
  const { offer, request } = await ownOffer(write, id);
  const discard = () => offer.discard(actor, offeredRequest(request, now), now);
  actOnLocked(write, { entity: 'offer', row: offer, version }, discard);
  em.remove(offer);
  return request.id;
};
