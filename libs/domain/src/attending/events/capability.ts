import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/events';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Events } from '../../migrations/0109-events.ts';
import { PortalEvent } from './event.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { endedOffers, endOffer } from './end-offers.ts';

const limits = {
  'event-register:organisation': { times: 60, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const events: Capability = {
  name: 'events',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [PortalEvent],
  migrations: { '0109-events': Events },
  notifications: NOTIFICATIONS,
  time: { endOffers: { due: endedOffers, apply: endOffer } },
  live: sql`select c.event, 'event:' || e.id, null::uuid, side.kind from changed c join event e on e.id = c.id,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind)
    where c.entity = 'event' and (side.kind = 'admin' or e.readers in ('everyone', side.kind))`,
  personalData: {
    leftOut: { 'event.created_by': OFFICE_WORK },
    stays: ['event.created_by'],
  },
};
