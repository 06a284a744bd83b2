import { sql } from 'kysely';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { emit } from '../../listeners.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyOwners } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { notifyOf } from '../events/notify-registered.ts';
import { lockPool } from '../seats/pool.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import { acceptSeat, approveSeat, cancelRegistration, refuseSeat, register } from '../seats/registrations.ts';
import { ownPrice } from '../training/queries.ts';
import { isReadableBy } from '../training/readable.ts';
import { type Course, courseOf, tell, tellOffered } from './end-enrolments.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { asksApproval } from './setting.entity.ts';

const expectNotCancelled = ({ status }: Course): void => {
  if (status === 'cancelled') throw new DomainError('enrolment.cancelled');
};

/* Asks the owners once for all seats that one act asked for, which are held until the same moment. */
const askOwners = (write: Write<Actor>, course: Course, requested: readonly SeatRegistration[]): void => {
  const { organisationId, kind } = write.actor;
  const until = requested[0]?.offeredUntil;
  if (until) notifyOwners(write, organisationId, NOTIFICATIONS.approvalAsked(kind, course, until, requested.length));
};

type Priced = Course & { price: number };
const readPriced = ({ db, actor }: Write<Actor>, id: string): Promise<Priced | null> =>
  oneRow(
    db,
    sql<Priced>`select t.id, t.title, t.status, t.pool_id as "poolId", (${ownPrice(actor)})::float8 as price
      from training t where t.id = ${id} and ${isReadableBy(actor)}`,
  );

/**
 * Enrols members of the actor's organisation in a published course; those without a seat wait. Where the organisation asks for it, a seat
 * is held until the owner approves. Throws `not_found`, `enrolment.cancelled`, and what `register` throws; then nobody is enrolled.
 */
export const enrolInTraining = async (
  write: Write<Actor>,
  { id, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<void> => {
  const { actor, db } = write;
  const { poolId } = found(await readPriced(write, id));
  await countAttempt(write, 'enrolment:organisation', actor.organisationId);
  const pool = await lockPool(write, poolId);
  // Read under the lock: the course may have been cancelled, or its price changed, just now.
  const { price, ...course } = found(await readPriced(write, id));
  expectNotCancelled(course);
  const seat = { price, asksApproval: await asksApproval(db, actor) };
  const requested: SeatRegistration[] = [];
  for (const accountId of new Set(accountIds)) {
    const registration = await register(write, pool, { accountId, ...seat });
    if (registration.status === 'requested') requested.push(registration);
    else if (accountId !== actor.accountId)
      await tell(
        write,
        registration,
        course,
        registration.status === 'confirmed' ? NOTIFICATIONS.enrolled : NOTIFICATIONS.waiting,
      );
  }
  askOwners(write, course, requested);
  await emit(write, 'seats.changed', { poolId: course.poolId, organisationId: actor.organisationId });
};

/** Takes an offered seat, which the owner approves where the organisation asks for it. Throws `seats.offer_over` and `enrolment.cancelled`. */
export const acceptEnrolment = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const registration = await acceptSeat(write, { ...on, asksApproval: await asksApproval(write.db, write.actor) });
  const course = await courseOf(write, registration);
  expectNotCancelled(course);
  if (registration.status === 'requested') askOwners(write, course, [registration]);
};

/** Gives a seat or a place on the waiting list up; the seat is offered to the next person. */
export const leaveTraining = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const { organisationId } = write.actor;
  const { registration, offered } = await cancelRegistration(write, on, { organisationId });
  await tellOffered(write, await courseOf(write, registration), offered);
};

/** Approves an enrolment, for the owner. Throws `seats.approval_over` and `enrolment.cancelled`. */
export const approveEnrolment = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const registration = await approveSeat(write, on);
  const course = await courseOf(write, registration);
  expectNotCancelled(course);
  await tell(write, registration, course, NOTIFICATIONS.approved);
};

/** Refuses an enrolment with a reason, for the owner; the seat is offered to the next person. */
export const refuseEnrolment = async (write: Write<Actor>, on: Versioned & { reason: string }): Promise<void> => {
  const { registration, offered } = await refuseSeat(write, on);
  const course = await courseOf(write, registration);
  await notifyOf(write, [registration], (kind) => NOTIFICATIONS.refused(kind, course, on.reason));
  await tellOffered(write, course, offered);
};
