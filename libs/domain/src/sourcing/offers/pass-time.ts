import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { found } from '../../load.ts';
import { romanianDay } from '@psp/contracts/romania';
import { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { endOffers } from './end-offer.ts';
import { expiredBecause, NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { WAITING } from './transitions.ts';

export const expireOffers: TimedStep = {
  due: (now) => sql`select id from offer where status = any (${WAITING}) and valid_until < ${romanianDay(now)}`,
  apply: async (write, id) => {
    const { em, now } = write;
    const { requestId } = found(await em.findOne(Offer, { id }));
    const request = await lock(write, ServiceRequest, { id: requestId });
    const offer = found(await em.findOne(Offer, { id }, { refresh: true }));
    const reason = expiredBecause(offer.status);
    notify(
      write,
      endOffers(write, request, [offer], { by: 'expire', reason }),
      NOTIFICATIONS.expired(request, reason, request.isOpenForOffers(now)),
    );
    notify(write, [request.organisationId], NOTIFICATIONS.expiredForUat(request));
  },
};
