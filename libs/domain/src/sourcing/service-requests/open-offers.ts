import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { Offer } from '../offers/offer.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ownRequest } from './own-request.ts';

/** Opens the sealed offers and ends the time for new ones; before the deadline the audit says so. */
export const openOffers = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor, now } = write;
  const request = await ownRequest(write, id);
  expectVersion(request, version);
  const early = request.isOpenForOffers(now);
  const change = request.openOffers(actor, now);
  const offers = await em.find(Offer, { requestId: id, status: 'submitted' });
  if (offers.length === 0) throw new DomainError('request.no_offers');
  record(write, { entity: 'service-request', id }, change, { details: { early, offers: offers.length } });
  notify(
    write,
    offers.map(({ organisationId }) => organisationId),
    NOTIFICATIONS.offersOpened(request, actor.organisationName),
  );
};
