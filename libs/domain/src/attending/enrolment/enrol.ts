import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor, Doer } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import type { Maker } from '../../operating/notifications/catalogue.ts';
import { notifyOwners } from '../../operating/notifications/notify.ts';
import type { Kind } from '@psp/contracts/common';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyOf } from '../events/notify-registered.ts';
import { lockPool } from '../seats/pool.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import {
  acceptSeat,
  approveSeat,
  cancelRegistration,
  lapseOffer,
  refuseSeat,
  register,
} from '../seats/registrations.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { asksApproval } from './setting.entity.ts';

/** Lei that a member pays for the course `t`. */
export const MEMBER_PRICE: Sql = sql`round(t.price * (100 - t.discount) / 100, 2)`;

interface Course {
  id: string;
  title: string;
  status: string;
  poolId: string;
  /** Lei for a member. */
  price: number;
}
const courseWhere = async ({ db }: Write<unknown>, where: Sql): Promise<Course> =>
  found(
    await oneRow(
      db,
      sql<Course>`select t.id, t.title, t.status, t.pool_id as "poolId", (${MEMBER_PRICE})::float8 as price
        from training t where ${where}`,
    ),
  );
const courseOf = (write: Write<unknown>, { poolId }: SeatRegistration): Promise<Course> =>
  courseWhere(write, sql`t.pool_id = ${poolId}`);

const tell = (write: Write<unknown>, one: SeatRegistration, course: Course, make: Maker<[Kind, Course]>) =>
  notifyOf(write, [one], (kind) => make(kind, course));

/* Tells the person to whom a freed seat was offered. */
const tellOffered = async (write: Write<unknown>, course: Course, offered: SeatRegistration | null): Promise<void> => {
  if (offered)
    await notifyOf(write, [offered], (kind) =>
      NOTIFICATIONS.offered(kind, course, offered.offeredUntil ?? offered.createdAt),
    );
};

const askOwners = (write: Write<Actor>, course: Course, { offeredUntil, createdAt }: SeatRegistration): void => {
  const { organisationId, kind } = write.actor;
  notifyOwners(write, organisationId, NOTIFICATIONS.approvalAsked(kind, course, offeredUntil ?? createdAt));
};

/**
 * Enrols members of the actor's organisation in a published course; those without a seat wait. Where the organisation asks for it, a seat
 * is held until the owner approves. Throws `not_found`, `enrolment.cancelled`, and what `register` throws; then nobody is enrolled.
 */
export const enrolInTraining = async (
  write: Write<Actor>,
  { id, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<void> => {
  const { actor, db } = write;
  const course = await courseWhere(write, sql`t.id = ${id} and t.status in ('published', 'cancelled')`);
  if (course.status === 'cancelled') throw new DomainError('enrolment.cancelled');
  await countAttempt(write, 'enrolment:organisation', actor.organisationId);
  const seat = { price: course.price, asksApproval: await asksApproval(db, actor) };
  const pool = await lockPool(write, course.poolId);
  for (const accountId of new Set(accountIds)) {
    const registration = await register(write, pool, { accountId, ...seat });
    if (registration.status === 'requested') askOwners(write, course, registration);
    else if (accountId !== actor.accountId)
      await tell(
        write,
        registration,
        course,
        registration.status === 'confirmed' ? NOTIFICATIONS.enrolled : NOTIFICATIONS.waiting,
      );
  }
};

/** Takes an offered seat, which the owner approves where the organisation asks for it. Throws `seats.offer_over`. */
export const acceptEnrolment = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const registration = await acceptSeat(write, { ...on, asksApproval: await asksApproval(write.db, write.actor) });
  if (registration.status === 'requested') askOwners(write, await courseOf(write, registration), registration);
};

/** Gives a seat or a place on the waiting list up; the seat is offered to the next person. */
export const leaveTraining = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const { organisationId } = write.actor;
  const { registration, offered } = await cancelRegistration(write, on, { organisationId });
  await tellOffered(write, await courseOf(write, registration), offered);
};

/** Approves an enrolment, for the owner. Throws `seats.approval_over`. */
export const approveEnrolment = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const registration = await approveSeat(write, on);
  await tell(write, registration, await courseOf(write, registration), NOTIFICATIONS.approved);
};

/** Refuses an enrolment with a reason, for the owner; the seat is offered to the next person. */
export const refuseEnrolment = async (write: Write<Actor>, on: Versioned & { reason: string }): Promise<void> => {
  const { registration, offered } = await refuseSeat(write, on);
  const course = await courseOf(write, registration);
  await notifyOf(write, [registration], (kind) => NOTIFICATIONS.refused(kind, course, on.reason));
  await tellOffered(write, course, offered);
};

/** Seats of courses that were held in vain, for the clock. */
export const endedEnrolments = (now: Date) => sql<{ id: string }>`select r.id from seat_registration r
  join training t on t.pool_id = r.pool_id where r.status in ('offered', 'requested') and r.offered_until <= ${now}`;

/** Ends the hold of a seat that nobody took or approved in time and passes the seat on. */
export const endEnrolment = async (write: Write<Doer>, id: string): Promise<void> => {
  const ended = await lapseOffer(write, id);
  if (!ended) return;
  const course = await courseOf(write, ended.registration);
  await tell(write, ended.registration, course, NOTIFICATIONS.lapsed);
  await tellOffered(write, course, ended.offered);
};
