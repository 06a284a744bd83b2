import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { openAnswers } from '../consultations/conclude.ts';
import { NOTIFICATIONS as GROUPS } from '../groups/notifications.ts';
import { notifyParticipants } from '../groups/participants.ts';
import { endOffers, unendedOffers } from '../offers/end-offer.ts';
import { NOTIFICATIONS as OFFERS, OPENED_BEFORE_CONFIRMING } from '../offers/notifications.ts';
import type { Offer } from '../offers/offer.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ownRequest } from './own-request.ts';

const firmsOf = (offers: Offer[]): string[] => offers.map(({ organisationId }) => organisationId);

/**
 * Opens the sealed offers, or the answers to a consultation, after which no new ones are accepted. The audit records whether the
 * deadline had passed. Closes offers that were not confirmed after a change, since they can no longer be. Throws
 * `request.no_offers`.
 */
export const openOffers = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const request = await ownRequest(write, id);
  expectVersion(request, version);
  if (request.kind === 'consultation') return openAnswers(write, request);
  const early = request.isOpenForOffers(now);
  const change = request.openOffers(actor, now);
  const { submitted, draft, to_confirm: unconfirmed } = await unendedOffers(write, request);
  if (submitted.length === 0) throw new DomainError('request.no_offers');
  record(write, { entity: 'service-request', id }, change, { details: { early, offers: submitted.length } });
  notify(write, firmsOf(submitted), NOTIFICATIONS.offersOpened(request, actor.organisationName));
  const closed = endOffers(write, request, unconfirmed, { by: 'close', reason: OPENED_BEFORE_CONFIRMING });
  notify(write, closed, OFFERS.closed(request, OPENED_BEFORE_CONFIRMING));
  await notifyParticipants(write, request, GROUPS.opened(request, actor.organisationName));
  if (early) notify(write, firmsOf(draft), OFFERS.draftTooLate(request, actor.organisationName));
};
