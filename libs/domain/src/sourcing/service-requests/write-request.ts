import type { RequestKind } from '@psp/contracts/request-kinds';
import { placesOfRequest, type RequestContent } from '@psp/contracts/service-requests';
import { actOnLocked, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record, recordSave } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { emit } from '../../listeners.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { bySystem, flush, type Write } from '../../write.ts';
import { attachToRequest, copyAttachments } from '../../operating/attachments/attach.ts';
import { Offer } from '../offers/offer.entity.ts';
import { offeredRequest } from '../offers/offered-request.ts';
import { NOTIFICATIONS as CONSULTATIONS } from '../consultations/notifications.ts';
import { respondents } from '../consultations/respondents.ts';
import { listedSolution } from '../../presenting/solutions/figures.ts';
import { NOTIFICATIONS as GROUPS } from '../groups/notifications.ts';
import { notifyParticipants } from '../groups/participants.ts';
import { expectConfirmedPlaces } from '../unfilled-places.ts';
import { NOTIFICATIONS, newRequestMessage } from './notifications.ts';
import { invite, invitedFirms, storeRevision, ownRequest } from './own-request.ts';
import { notYetNotified } from './not-notified.ts';
import { ServiceRequest } from './service-request.entity.ts';

/** Creates a draft, optionally from a marketplace `solution`. Returns its id. */
export const createDraft = async (
  write: Write<Actor>,
  {
    content,
    kind,
    solution,
  }: { content: RequestContent; kind?: RequestKind | undefined; solution?: string | undefined },
): Promise<string> => {
  const { em, actor, now } = write;
  const request = ServiceRequest.draft(actor, content, now, kind);
  if (solution) request.solutionId = await listedSolution(write.db, solution);
  record(write, { entity: 'service-request', id: request.id }, { action: 'create', from: 'draft', to: 'draft' });
  em.persist(request);
  await flush(write);
  await invite(write, request.id, content.invited);
  await attachToRequest(write, request, content.attachments);
  return request.id;
};

interface SavedRequest extends Versioned {
  content: RequestContent;
  /** For a sent request: number of unfilled places that the sender confirmed; undefined if they were not asked. */
  places?: number | undefined;
}

/**
 * Saves a draft, or makes a new revision of a sent request and asks its firms to confirm their offers. Throws `request.places_left`
 * if the sender of a revision confirmed another number of unfilled places than its text has.
 */
export const saveRequest = async (
  write: Write<Actor>,
  { id, version, content, places }: SavedRequest,
): Promise<void> => {
  const { db, actor, now } = write;
  const request = await ownRequest(write, id);
  expectVersion(request, version);
  const unfilled = placesOfRequest(content);
  if (request.status === 'sent') expectConfirmedPlaces('request.places_left', places, unfilled);
  const change = request.edit(actor, content, now);
  await attachToRequest(write, request, content.attachments);
  // Changes the version even if only invitations or attachments differ.
  request.updatedAt = now;
  const before = await invitedFirms(db, id);
  await invite(write, id, content.invited);
  if (request.status !== 'sent') return recordSave(write, { entity: 'service-request', id }, change);
  const invited = await invitedFirms(db, id);
  if (request.visibility === 'invited' && invited.length === 0) throw new DomainError('request.no_invited');
  const added = invited.filter((firma) => !before.includes(firma));
  notify(write, await notYetNotified(db, id, added), newRequestMessage(request, actor.organisationName));
  const details = { revision: request.revision, ...(unfilled > 0 ? { unfilled } : {}) };
  record(write, { entity: 'service-request', id }, change, { details });
  await notifyOfRevision(write, request, content.invited);
};

/**
 * Stores the new revision of a sent request, and notifies the firms that answered the previous one and the group's participants.
 */
export const notifyOfRevision = async (
  write: Write<Actor>,
  request: ServiceRequest,
  invited: string[],
): Promise<void> => {
  const { db, actor } = write;
  storeRevision(write, request, request.content(invited));
  if (request.kind === 'consultation')
    notify(write, await respondents(db, request.id), CONSULTATIONS.changed(request, actor.organisationName));
  await emit(write, 'service-request.shown', { requestId: request.id });
  await notifyParticipants(write, request, GROUPS.edited(request, actor.organisationName));
  await askFirmsToConfirm(write, request);
};

const askFirmsToConfirm = async (write: Write<Actor>, request: ServiceRequest): Promise<void> => {
  const { em, actor, now } = write;
  const offers = await em.find(Offer, { requestId: request.id, status: 'submitted' });
  for (const offer of offers) {
    const change = offer.askToConfirm(SYSTEM, offeredRequest(request, now), now);
    record(bySystem(write), { entity: 'offer', id: offer.id }, change);
  }
  notify(
    write,
    offers.map(({ organisationId }) => organisationId),
    NOTIFICATIONS.requestChanged(request, actor.organisationName),
  );
};

/** Discards a draft. The audit still shows that it existed. */
export const discardDraft = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor, now } = write;
  const request = await ownRequest(write, id);
  actOnLocked(write, { entity: 'service-request', row: request, version }, () => request.discard(actor, now));
  await notifyParticipants(write, request, GROUPS.discarded(request, actor.organisationName), ['invited', 'confirmed']);
  em.remove(request);
};

/** Copies a sent request into a new draft. Returns the draft's id. */
export const copyRequest = async (write: Write<Actor>, { id }: { id: string }): Promise<string> => {
  const { em, actor, now } = write;
  const request = await ownRequest(write, id);
  const invited = await invitedFirms(write.db, id);
  const copy = request.copy(actor, invited, now);
  record(
    write,
    { entity: 'service-request', id: copy.id },
    { action: 'copy', from: 'draft', to: 'draft' },
    { details: { from: request.number } },
  );
  em.persist(copy);
  await flush(write);
  await invite(write, copy.id, invited);
  await copyAttachments(write, id, copy.id);
  return copy.id;
};
