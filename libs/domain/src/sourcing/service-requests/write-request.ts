import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContent } from '@psp/contracts/service-requests';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { Offer } from '../offers/offer.entity.ts';
import { offeredRequest } from '../offers/offered-request.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { invite, invitedTo, keepRevision, ownRequest } from './own-request.ts';
import { ServiceRequest } from './service-request.entity.ts';

/** Starts a draft. Returns its id. */
export const createDraft = async (
  em: EntityManager,
  actor: Actor,
  content: RequestContent,
  now: Date,
): Promise<string> => {
  const request = ServiceRequest.draft(actor, content, now);
  record(em, actor, { entity: 'service-request', id: request.id }, { action: 'create', from: 'draft', to: 'draft' });
  await em.persist(request).flush();
  await invite(em, request.id, content.invited);
  return request.id;
};

/** Saves the text of a draft, or makes a new revision of a sent request and asks its firms to confirm their offers. */
export const saveRequest = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  content: RequestContent,
  now: Date,
): Promise<void> => {
  const request = await ownRequest(em, actor, id);
  expectVersion(request, version);
  const change = request.edit(actor, content, now);
  // Touched even when only the invitations differ: the version tells that the request is another one now.
  request.updatedAt = now;
  const before = await invitedTo(em, id);
  await invite(em, id, content.invited);
  if (request.status !== 'sent') return;
  const invited = await invitedTo(em, id);
  if (request.visibility === 'invited' && invited.length === 0) throw new DomainError('request.no_invited');
  const added = invited.filter((firma) => !before.includes(firma));
  await notify(em, added, NOTIFICATIONS.newOpportunity(request, actor.organisationName));
  record(em, actor, { entity: 'service-request', id }, change, { details: { revision: request.revision } });
  await keepRevision(em, actor, request, content);
  await askFirmsToConfirm(em, actor, request, now);
};

const askFirmsToConfirm = async (
  em: EntityManager,
  actor: Actor,
  request: ServiceRequest,
  now: Date,
): Promise<void> => {
  const offers = await em.find(Offer, { requestId: request.id, status: 'submitted' });
  for (const offer of offers) {
    const change = offer.askToConfirm(SYSTEM, offeredRequest(request, now), now);
    record(em, SYSTEM, { entity: 'offer', id: offer.id }, change);
  }
  await notify(
    em,
    offers.map(({ organisationId }) => organisationId),
    NOTIFICATIONS.requestChanged(request, actor.organisationName),
  );
};

/** Throws a draft away. The audit keeps that it existed. */
export const discardDraft = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  now: Date,
): Promise<void> => {
  const request = await ownRequest(em, actor, id);
  expectVersion(request, version);
  record(em, actor, { entity: 'service-request', id }, request.discard(actor, now));
  em.remove(request);
};

/** A new draft with the text of a request that ended. Returns the draft's id. */
export const copyRequest = async (em: EntityManager, actor: Actor, id: string, now: Date): Promise<string> => {
  const request = await ownRequest(em, actor, id);
  const invited = await invitedTo(em, id);
  const copy = request.copy(actor, invited, now);
  record(
    em,
    actor,
    { entity: 'service-request', id: copy.id },
    { action: 'copy', from: 'draft', to: 'draft' },
    { details: { from: request.number } },
  );
  await em.persist(copy).flush();
  await invite(em, copy.id, invited);
  return copy.id;
};
