import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/events';
import { OWN_GROUPS, SEARCH_GROUPS } from '@psp/contracts/words/search/events';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Events } from '../../migrations/0109-events.ts';
import { EventMembers } from '../../migrations/0110-event-members.ts';
import { FoundEvents } from '../../migrations/0118-found-events.ts';
import { PortalEvent } from './event.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { endedOffers, endOffer } from './end-offers.ts';
import { isPublicEvent } from './readable.ts';
import { remindADayBefore, remindAWeekBefore } from './remind.ts';
import { ownSearch } from './search.ts';

const limits = {
  'event-register:organisation': { times: 60, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const events: Capability = {
  name: 'events',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, PUBLIC_TOPICS, SEARCH_GROUPS },
  ownSearch,
  limits,
  entities: [PortalEvent],
  migrations: { '0109-events': Events, '0110-event-members': EventMembers, '0118-found-events': FoundEvents },
  notifications: NOTIFICATIONS,
  time: { endOffers: { due: endedOffers, apply: endOffer }, remindAWeekBefore, remindADayBefore },
  publicAddresses: sql`select '/evenimente/' as folder, e.id, e.updated_at from event e where ${isPublicEvent} and e.status = 'published'`,
  // A changed registration changes the page of its event, for its organisation and for the association.
  live: sql`select c.event, 'event:' || e.id, null::uuid, side.kind from changed c join event e on e.id = c.id,
    lateral (values ('admin'), ('uat'), ('firma')) side (kind)
    where c.entity = 'event' and (side.kind = 'admin' or e.readers in ('everyone', side.kind))
    union all select c.event, 'event:' || e.id, side.organisation_id, side.kind from changed c
    join seat_registration r on r.id = c.id join event e on e.pool_id = r.pool_id,
    lateral (values (r.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'seat-registration'`,
  personalData: {
    leftOut: {
      'event.created_by': OFFICE_WORK,
      'event_calendar.account_id': 'a secret, of which only the hash is kept',
    },
    stays: ['event.created_by'],
    erase: ({ db }, { id }) => db.run(sql`delete from event_calendar where account_id = ${id}`),
  },
};
