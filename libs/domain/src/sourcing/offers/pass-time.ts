import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { romanianDay } from '@psp/contracts/romania';
import { lockRequest } from '../service-requests/own-request.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';

export const expireOffers: TimedStep = {
  due: (now) =>
    sql`select id from offer where status in ('submitted', 'shortlisted') and valid_until < ${romanianDay(now)}`,
  apply: async (em, id, now) => {
    const { requestId } = found(await em.findOne(Offer, { id }));
    const request = await lockRequest(em, requestId);
    const offer = found(await em.findOne(Offer, { id }, { refresh: true }));
    record(em, SYSTEM, { entity: 'offer', id }, offer.expire(SYSTEM, offeredRequest(request, now), now));
    await notify(em, [offer.organisationId], NOTIFICATIONS.expired(request));
  },
};
