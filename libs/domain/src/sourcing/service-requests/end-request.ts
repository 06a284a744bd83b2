import type { EntityManager } from '@mikro-orm/postgresql';
import { type Actor, type Doer, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { Offer } from '../offers/offer.entity.ts';
import { offeredRequest } from '../offers/offered-request.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import { cancelledBecause, NOTIFICATIONS } from './notifications.ts';
import { lockRequest, ownRequest } from './own-request.ts';
import type { ServiceRequest } from './service-request.entity.ts';

/** Cancels a request for its authority or the association: offers end, a project stops, everybody concerned is told why. */
export const cancelRequest = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  reason: string,
  now: Date,
): Promise<void> => {
  const request = actor.kind === 'admin' ? await lockRequest(em, id) : await ownRequest(em, actor, id);
  expectVersion(request, version);
  const change = request.cancel(actor, reason, now);
  record(em, actor, { entity: 'service-request', id }, change, { reason });
  const firms = await endOffers(em, request, now);
  const project = await em.findOne(Project, { requestId: id });
  if (project) {
    record(em, SYSTEM, { entity: 'project', id: project.id }, project.close(SYSTEM, cancelledBecause(reason), now), {
      reason,
    });
    firms.push(project.firmaId);
  }
  await notify(em, firms, NOTIFICATIONS.cancelledForFirma(request, reason));
  await notify(em, [request.organisationId], NOTIFICATIONS.cancelledForUat(request, reason), actor.accountId);
};

/** Ends a request on which nobody decided for 30 days after its deadline. */
export const expireRequest = async (em: EntityManager, id: string, now: Date, doer: Doer = SYSTEM): Promise<void> => {
  const request = await lockRequest(em, id);
  record(em, doer, { entity: 'service-request', id }, request.expire(doer, now));
  await endOffers(em, request, now);
  await notify(em, [request.organisationId], NOTIFICATIONS.expired(request));
};

/** Returns the firms whose offers ended. */
const endOffers = async (em: EntityManager, request: ServiceRequest, now: Date): Promise<string[]> => {
  const offers = await em.find(Offer, {
    requestId: request.id,
    status: { $in: ['submitted', 'shortlisted', 'to_confirm'] },
  });
  for (const offer of offers) {
    record(em, SYSTEM, { entity: 'offer', id: offer.id }, offer.expire(SYSTEM, offeredRequest(request, now), now));
  }
  return offers.map(({ organisationId }) => organisationId);
};
