import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Doer } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Maker } from '../../operating/notifications/catalogue.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyOf } from '../events/notify-registered.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import { lapseOffer } from '../seats/registrations.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** A course that people are enrolled in. */
export interface Course {
  id: string;
  title: string;
  status: string;
  poolId: string;
}
/** Reads a course of any state. Throws `not_found`. */
export const courseOf = async ({ db }: Write<unknown>, { poolId }: Pick<SeatRegistration, 'poolId'>): Promise<Course> =>
  found(
    await oneRow(
      db,
      sql<Course>`select t.id, t.title, t.status, t.pool_id as "poolId" from training t where t.pool_id = ${poolId}`,
    ),
  );

/** Notifies the person of a registration. */
export const tell = (write: Write<unknown>, one: SeatRegistration, course: Course, make: Maker<[Kind, Course]>) =>
  notifyOf(write, [one], (kind) => make(kind, course));

/** Notifies the person to whom a freed seat was offered. */
export const tellOffered = async (
  write: Write<unknown>,
  course: Course,
  offered: SeatRegistration | null,
): Promise<void> => {
  if (offered)
    await notifyOf(write, [offered], (kind) =>
      NOTIFICATIONS.offered(kind, course, offered.offeredUntil ?? offered.createdAt),
    );
};

/** Seats of courses that were held in vain, for the clock. */
export const endedEnrolments = (now: Date) => sql<{ id: string }>`select r.id from seat_registration r
  join training t on t.pool_id = r.pool_id where r.status in ('offered', 'requested') and r.offered_until <= ${now}`;

/** Ends the hold of a seat that nobody took or approved in time and passes the seat on. Of a cancelled course nobody is told again. */
export const endEnrolment = async (write: Write<Doer>, id: string): Promise<void> => {
  const ended = await lapseOffer(write, id);
  if (!ended) return;
  const course = await courseOf(write, ended.registration);
  if (course.status === 'cancelled') return;
  await tell(
    write,
    ended.registration,
    course,
    ended.was === 'offered' ? NOTIFICATIONS.offerLapsed : NOTIFICATIONS.lapsed,
  );
  await tellOffered(write, course, ended.offered);
};
