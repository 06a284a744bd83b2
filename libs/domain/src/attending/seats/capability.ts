import { SEAT_MESSAGES_A_DAY } from '@psp/contracts/seat-messages';
import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/seats';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Seats } from '../../migrations/0108-seats.ts';
import { SeatMessages } from '../../migrations/0117-seat-messages.ts';
import { SeatLists } from '../../migrations/0119-seat-lists.ts';
import { SeatRegistration } from './registration.entity.ts';

const limits = {
  'seat-message:pool': { times: SEAT_MESSAGES_A_DAY, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Seats and waiting lists, which events and trainings share. Both say themselves who is told of what. */
export const seats: Capability = {
  name: 'seats',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [SeatRegistration],
  migrations: { '0108-seats': Seats, '0117-seat-messages': SeatMessages, '0119-seat-lists': SeatLists },
  constraints: { seat_registration_once: 'seats.registered' },
  live: sql`select c.event, 'seat-registration:' || r.id, side.organisation_id, side.kind
    from changed c join seat_registration r on r.id = c.id,
    lateral (values (r.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'seat-registration'`,
  personalData: {
    exports: {
      inscrieri: {
        about: 'înscrierile dvs. la evenimente și cursuri',
        column: 'seat_registration.account_id',
        rows: (id, isMine) => sql`select p.starts_at, r.status, r.created_at from seat_registration r
          join seat_pool p on p.id = r.pool_id where r.account_id = ${id} and ${isMine('r.organisation_id')} order by r.id`,
      },
    },
    leftOut: {
      'seat_registration.signed_by': 'that the person signed up a colleague, and when, is in the list of acts',
      'seat_message.sent_by': OFFICE_WORK,
    },
    stays: ['seat_registration.account_id', 'seat_registration.signed_by', 'seat_message.sent_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'seat-registration', id::text, 'create', created_at from seat_registration where signed_by = ${id}`,
    ],
  },
};
