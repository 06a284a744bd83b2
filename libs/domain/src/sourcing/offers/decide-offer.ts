import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrganisationStatus } from '@psp/contracts/common';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import { ownRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';

interface Locked {
  offer: Offer;
  request: ServiceRequest;
}

/** An offer to one of the authority's own requests. The request's lock makes decisions happen one after the other. */
const receivedOffer = async (em: EntityManager, actor: Actor, id: string): Promise<Locked> => {
  const { requestId } = found(await em.findOne(Offer, { id, status: { $nin: ['draft', 'withdrawn'] } }));
  const request = await ownRequest(em, actor, requestId);
  return { offer: found(await em.findOne(Offer, { id }, { refresh: true })), request };
};

/* Locked, so that a suspension at the same moment comes wholly before the choice or wholly after it. */
const isFirmActive = async (em: EntityManager, { organisationId }: Offer): Promise<boolean> => {
  const [firm] = await em.execute<{ status: OrganisationStatus }[]>(
    'select status from organisation where id = ? for share',
    [organisationId],
  );
  return firm?.status === 'approved';
};

/** Marks an offer for a closer look. Returns the request's id, as all below do. Throws `offer.firm_not_active`. */
export const shortlistOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  now: Date,
): Promise<string> => {
  const { offer, request } = await receivedOffer(em, actor, id);
  expectVersion(offer, version);
  const change = offer.shortlist(actor, offeredRequest(request, now), await isFirmActive(em, offer), now);
  record(em, actor, { entity: 'offer', id }, change);
  await notify(em, [offer.organisationId], NOTIFICATIONS.shortlisted(request, actor.organisationName));
  return request.id;
};

export const declineOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  reason: string,
  now: Date,
): Promise<string> => {
  const { offer, request } = await receivedOffer(em, actor, id);
  expectVersion(offer, version);
  await decline(em, actor, { offer, request }, reason, now);
  return request.id;
};

const decline = async (
  em: EntityManager,
  actor: Actor,
  { offer, request }: Locked,
  reason: string,
  now: Date,
): Promise<void> => {
  const change = offer.decline(actor, offeredRequest(request, now), reason, now);
  record(em, actor, { entity: 'offer', id: offer.id }, change, { reason });
  await notify(em, [offer.organisationId], NOTIFICATIONS.declined(request, actor.organisationName, reason));
};

/**
 * Accepts one offer: the others are declined with the reason given, the request goes on, and a project opens. Refused
 * with `request.already_decided` when another offer was accepted first, with `offer.firm_not_active` when its firm is
 * suspended, with `reason.required` when others wait for one.
 */
export const acceptOffer = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  declineReason: string,
  now: Date,
): Promise<string> => {
  const { offer, request } = await receivedOffer(em, actor, id);
  if (request.status === 'in_progress' || request.status === 'completed')
    throw new DomainError('request.already_decided');
  expectVersion(offer, version);
  const change = offer.accept(actor, offeredRequest(request, now), await isFirmActive(em, offer), now);
  await endOthers(em, actor, { offer, request }, declineReason, now);
  record(em, actor, { entity: 'offer', id }, change);
  record(em, actor, { entity: 'service-request', id: request.id }, request.acceptOffer(actor, now));
  const project = Project.open(request, offer, now);
  em.persist(project);
  record(em, actor, { entity: 'project', id: project.id }, { action: 'open', from: 'planning', to: 'planning' });
  await notify(em, [offer.organisationId], NOTIFICATIONS.accepted(request, actor.organisationName, project.id));
  return request.id;
};

const endOthers = async (
  em: EntityManager,
  actor: Actor,
  { offer, request }: Locked,
  reason: string,
  now: Date,
): Promise<void> => {
  const others = await em.find(Offer, {
    requestId: request.id,
    id: { $ne: offer.id },
    status: { $in: ['submitted', 'shortlisted', 'to_confirm'] },
  });
  for (const other of others) {
    if (other.status === 'to_confirm') {
      record(em, SYSTEM, { entity: 'offer', id: other.id }, other.expire(SYSTEM, offeredRequest(request, now), now));
      continue;
    }
    if (!reason)
      throw new DomainError('reason.required', {
        fields: { declineReason: 'Scrieți motivul pentru celelalte firme.' },
      });
    await decline(em, actor, { offer: other, request }, reason, now);
  }
};
