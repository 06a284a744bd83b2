import { sql } from 'kysely';
import { lock } from '../../act.ts';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { romanianDay } from '@psp/contracts/romania';
import { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';

export const expireOffers: TimedStep = {
  due: (now) =>
    sql`select id from offer where status in ('submitted', 'shortlisted') and valid_until < ${romanianDay(now)}`,
  apply: async (write, id) => {
    const { em, now } = write;
    const { requestId } = found(await em.findOne(Offer, { id }));
    const request = await lock(write, ServiceRequest, { id: requestId });
    const offer = found(await em.findOne(Offer, { id }, { refresh: true }));
    record(write, { entity: 'offer', id }, offer.expire(SYSTEM, offeredRequest(request, now), now));
    notify(write, [offer.organisationId], NOTIFICATIONS.expired(request));
  },
};
