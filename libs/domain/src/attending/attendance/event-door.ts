import { type AdmitPerson, type AttendanceMark, DOOR_HOURS, type MarkResult } from '@psp/contracts/attendance';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyMembers } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { issueCertificates, type Issued } from '../certificates/certificates.ts';
import { eventOf } from '../events/end-offers.ts';
import type { PortalEvent } from '../events/event.entity.ts';
import { lockPool, type SeatPool, takeSeat } from '../seats/pool.ts';
import { SeatRegistration } from '../seats/registration.entity.ts';
import { markNoShows, markPresence, storeMark } from './mark.ts';
import { NOTIFICATIONS } from './notifications.ts';

const HOUR_MS = 3_600_000;

/** Moment from which the attendance of an event can be marked. */
export const doorOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - DOOR_HOURS * HOUR_MS);

/* The event of an attendance list. Throws `not_found`, `event.cancelled` and `attendance.not_open`. */
const openDoor = async (write: Write<Actor>, id: string): Promise<PortalEvent> => {
  const event = await eventOf(write, { id });
  if (event.status === 'draft') throw new DomainError('not_found');
  if (event.status === 'cancelled') throw new DomainError('event.cancelled');
  if (write.now < doorOpensAt(event.startsAt)) throw new DomainError('attendance.not_open');
  return event;
};

/** Marks who came to an event; see `markPresence`. Throws `event.cancelled` and `attendance.not_open`. */
export const markEventAttendance = async (
  write: Write<Actor>,
  { id, marks }: { id: string; marks: readonly AttendanceMark[] },
): Promise<MarkResult[]> => {
  const { poolId, sittings } = await openDoor(write, id);
  return markPresence(write, { poolId, sittings: sittings.length }, marks);
};

interface Member {
  accountId: string;
  organisationId: string;
}

/* The member with an e-mail address; null for a guest. Throws `attendance.no_member`. */
const memberWith = async ({ db }: Write<Actor>, email: string): Promise<Member | null> => {
  if (!email) return null;
  const member = await oneRow(
    db,
    sql<Member>`select a.id as "accountId", m.organisation_id as "organisationId" from account a
      join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id and o.kind in ('uat', 'firma')
      where a.email = ${email} order by m.organisation_id limit 1`,
  );
  if (!member) throw new DomainError('attendance.no_member');
  return member;
};

/* Takes a seat for somebody at the door. Once the event has begun, an empty chair is a seat. Throws `attendance.full`. */
const takeDoorSeat = async (write: Write<Actor>, pool: SeatPool): Promise<void> => {
  if (await takeSeat(write, pool.id)) return;
  const row = await oneRow(
    write.db,
    sql<{
      n: number;
    }>`select count(*)::int as n from seat_registration where pool_id = ${pool.id} and status = 'attended'`,
  );
  if (write.now < pool.startsAt || (row?.n ?? 0) >= pool.seats) throw new DomainError('attendance.full');
};

/**
 * Admits somebody without a registration: a guest, or a member found by the e-mail address. Throws `attendance.no_member`,
 * `seats.registered` for somebody who is on the list already, `attendance.full`, and what `openDoor` throws.
 */
export const admitAtDoor = async (
  write: Write<Actor>,
  { id, ...person }: AdmitPerson & { id: string },
): Promise<void> => {
  const { actor, em, now } = write;
  const event = await openDoor(write, id);
  const member = await memberWith(write, person.email);
  const pool = await lockPool(write, event.poolId);
  await takeDoorSeat(write, pool);
  const seat = { poolId: pool.id, accountId: actor.accountId, price: 0 };
  const guest = {
    accountId: null,
    organisationId: null,
    guestName: person.name,
    guestOrganisation: person.organisation,
  };
  const registration = Object.assign(SeatRegistration.of(actor, seat, null, now), member ?? guest);
  em.persist(registration);
  record(
    write,
    { entity: 'seat-registration', id: registration.id },
    { action: 'create', from: null, to: 'confirmed' },
  );
  await flush(write);
  const sitting = Math.min(person.sitting, event.sittings.length - 1);
  await storeMark(write, registration.id, { sitting, isPresent: true, way: 'walk_in', at: now });
};

const notifyCertified = async (write: Write<Actor>, title: string, issued: readonly Issued[]): Promise<void> => {
  const ids = issued.map(({ registrationId }) => registrationId);
  const people = await write.db.run(
    sql<
      Member & { id: string; kind: 'uat' | 'firma' }
    >`select r.id, o.kind, o.id as "organisationId", r.account_id as "accountId"
      from seat_registration r join organisation o on o.id = r.organisation_id
        join membership m on m.organisation_id = o.id and m.account_id = r.account_id
      where r.id = any (${ids}::uuid[])`,
  );
  for (const { id, kind, organisationId, accountId } of people)
    notifyMembers(write, organisationId, [accountId], NOTIFICATIONS.certified(kind, { id, title }));
};

/**
 * Ends the attendance of an event after its last hour: those with a seat and no mark are absent, and those present receive their
 * certificate where the event has one. Calling it again adds what is missing. Throws `attendance.not_over`.
 */
export const closeAttendance = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const event = await openDoor(write, id);
  const { title, organiser, sittings, poolId } = event;
  if (write.now < event.endsAt) throw new DomainError('attendance.not_over');
  await markNoShows(write, poolId);
  const of = { kind: 'event' as const, poolId, title, provider: organiser, sittings, minShare: 0 };
  const issued = event.hasCertificate ? await issueCertificates(write, of) : [];
  if (issued.length > 0) await notifyCertified(write, title, issued);
};
