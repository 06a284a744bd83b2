import { lock, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { bySystem, type Write } from '../../write.ts';
import { Offer } from '../offers/offer.entity.ts';
import { offeredRequest } from '../offers/offered-request.ts';
import { Project } from '../../collaborating/projects/project.entity.ts';
import { cancelledBecause, NOTIFICATIONS } from './notifications.ts';
import { ownRequest } from './own-request.ts';
import { ServiceRequest } from './service-request.entity.ts';

/** Cancels a request for its authority or the association: offers end, a project stops, everybody concerned is told why. */
export const cancelRequest = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { em, actor, now } = write;
  const request = actor.kind === 'admin' ? await lock(write, ServiceRequest, { id }) : await ownRequest(write, id);
  expectVersion(request, version);
  const change = request.cancel(actor, reason, now);
  record(write, { entity: 'service-request', id }, change, { reason });
  const firms = await endOffers(write, request);
  const project = await em.findOne(Project, { requestId: id });
  if (project) {
    record(
      bySystem(write),
      { entity: 'project', id: project.id },
      project.close(SYSTEM, cancelledBecause(reason), now),
      {
        reason,
      },
    );
    firms.push(project.firmaId);
  }
  notify(write, firms, NOTIFICATIONS.cancelledForFirma(request, reason));
  notify(write, [request.organisationId], NOTIFICATIONS.cancelledForUat(request, reason), actor.accountId);
};

/** Ends a request on which nobody decided for 30 days after its deadline. */
export const expireRequest = async (write: Write, id: string): Promise<void> => {
  const request = await lock(write, ServiceRequest, { id });
  record(write, { entity: 'service-request', id }, request.expire(write.actor, write.now));
  await endOffers(write, request);
  notify(write, [request.organisationId], NOTIFICATIONS.expired(request));
};

/** Returns the firms whose offers ended. */
const endOffers = async (write: Write, request: ServiceRequest): Promise<string[]> => {
  const { em, now } = write;
  const offers = await em.find(Offer, {
    requestId: request.id,
    status: { $in: ['submitted', 'shortlisted', 'to_confirm'] },
  });
  for (const offer of offers) {
    record(bySystem(write), { entity: 'offer', id: offer.id }, offer.expire(SYSTEM, offeredRequest(request, now), now));
  }
  return offers.map(({ organisationId }) => organisationId);
};
