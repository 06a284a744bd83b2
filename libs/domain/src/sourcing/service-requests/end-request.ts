import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { emit } from '../../listeners.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { endOffers, unendedOffers } from '../offers/end-offer.ts';
import { NOBODY_CONCLUDED } from '../consultations/notifications.ts';
import { respondents } from '../consultations/respondents.ts';
import { NOTIFICATIONS as GROUPS } from '../groups/notifications.ts';
import { notifyParticipants } from '../groups/participants.ts';
import { NOBODY_CHOSE } from '../offers/notifications.ts';
import { ratingsIn, readScored } from '../offers/queries.ts';
import { cancelledBecause, NOTIFICATIONS, notificationsFor, WAY_ON } from './notifications.ts';
import { ownRequest } from './own-request.ts';
import { ServiceRequest } from './service-request.entity.ts';

declare module '../../listeners.ts' {
  interface Events {
    /** A request was cancelled by its authority or the association. */
    'service-request.cancelled': { request: ServiceRequest; reason: string; wayOn: string };
  }
}

/* Stores the current ratings, so that the points shown to firms do not change later. */
const keepRatings = async (write: Write, request: ServiceRequest): Promise<void> => {
  if (request.openedAt) request.keepRatings(ratingsIn(await readScored(write.db, request.id)));
};

/** Cancels a request: ends its offers, emits `service-request.cancelled` and notifies all parties of the reason. */
export const cancelRequest = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const isByAssociation = write.actor.kind === 'admin';
  const request = isByAssociation ? await lock(write, ServiceRequest, { id }) : await ownRequest(write, id);
  await cancelLocked(write, request, { version, reason });
};

/** Like `cancelRequest`, for a request that the caller has locked. */
export const cancelLocked = async (
  write: Write<Actor>,
  request: ServiceRequest,
  { version, reason }: { version: number; reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const { id } = request;
  const wayOn = actor.kind === 'admin' ? WAY_ON : { uat: '', firma: '' };
  const cancel = () => request.cancel(actor, reason, now);
  actOnLocked(write, { entity: 'service-request', row: request, version }, cancel, { reason });
  await keepRatings(write, request);
  const { draft, ...waiting } = await unendedOffers(write, request);
  const end = { by: 'close', reason: cancelledBecause(reason) } as const;
  const firms = endOffers(write, request, Object.values(waiting).flat(), end);
  firms.push(...draft.map(({ organisationId }) => organisationId));
  firms.push(...(await respondents(write.db, id)));
  await emit(write, 'service-request.cancelled', { request, reason, wayOn: wayOn.firma });
  const words = notificationsFor(request);
  notify(write, firms, words.cancelledForFirma(request, reason, wayOn.firma));
  await notifyParticipants(write, request, GROUPS.cancelled(request, reason));
  notify(write, [request.organisationId], words.cancelledForUat(request, reason, wayOn.uat), actor.accountId);
};

/** Expires a request that was not decided within 30 days after its deadline. */
export const expireRequest = async (write: Write, id: string): Promise<void> => {
  const request = await lock(write, ServiceRequest, { id });
  record(write, { entity: 'service-request', id }, request.expire(write.actor, write.now));
  await keepRatings(write, request);
  const { draft: _, ...waiting } = await unendedOffers(write, request);
  const firms = endOffers(write, request, Object.values(waiting).flat(), { by: 'close', reason: NOBODY_CHOSE });
  notify(write, firms, NOTIFICATIONS.expiredForFirma(request, NOBODY_CHOSE));
  notify(write, await respondents(write.db, id), notificationsFor(request).expiredForFirma(request, NOBODY_CONCLUDED));
  await notifyParticipants(write, request, GROUPS.expired(request, NOBODY_CHOSE));
  notify(write, [request.organisationId], notificationsFor(request).expired(request));
};
