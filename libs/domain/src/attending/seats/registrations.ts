import { APPROVAL_HOURS } from '@psp/contracts/seats';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor, Doer } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { freeSeat, lockPool, nextPlace, type SeatPool, takeSeat } from './pool.ts';
import { heldUntil, type Seat, SeatRegistration } from './registration.entity.ts';

const ENTITY = 'seat-registration';

declare module '../../listeners.ts' {
  interface Events {
    /** The seats of an organisation in a locked pool changed; of all organisations when it is null. */
    'seats.changed': { poolId: string; organisationId: string | null };
  }
}

/** Emits `seats.changed` for the organisation of a registration; a guest has none. */
const emitChange = async (write: Write<Actor>, { poolId, organisationId }: SeatRegistration): Promise<void> => {
  if (organisationId) await emit(write, 'seats.changed', { poolId, organisationId });
};

/* Registrations of an organisation that count towards its cap. */
const countOf = async ({ db }: Write<unknown>, poolId: string, organisationId: string): Promise<number> => {
  const row = await oneRow(
    db,
    sql<{ n: number }>`select count(*)::int as n from seat_registration
      where pool_id = ${poolId} and organisation_id = ${organisationId} and status in ('requested', 'confirmed', 'offered', 'waitlisted')`,
  );
  return row?.n ?? 0;
};

const isMember = async ({ db, actor }: Write<Actor>, accountId: string): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select from membership where account_id = ${accountId} and organisation_id = ${actor.organisationId}`,
  )) !== null;

/**
 * Registers a member of the actor's organisation: with a seat while there is a free one, otherwise at the end of the waiting list. The
 * pool is locked by `lockPool`. Throws `seats.closed`, `seats.not_member`, `seats.cap`, and for a person who is registered already
 * `seats.registered`.
 */
export const register = async (
  write: Write<Actor>,
  pool: SeatPool,
  { asksApproval, ...asked }: Omit<Seat, 'poolId' | 'approvalUntil'> & { asksApproval?: boolean },
): Promise<SeatRegistration> => {
  const { actor, em, now } = write;
  if (now >= pool.closesAt) throw new DomainError('seats.closed');
  if (!(await isMember(write, asked.accountId))) throw new DomainError('seats.not_member');
  const { perOrganisation } = pool;
  if (perOrganisation !== null && (await countOf(write, pool.id, actor.organisationId)) >= perOrganisation)
    throw new DomainError('seats.cap', { most: perOrganisation });
  const approvalUntil = asksApproval ? heldUntil(APPROVAL_HOURS, pool.startsAt, now) : null;
  const seat = { ...asked, poolId: pool.id, approvalUntil };
  const hasSeat = await takeSeat(write, pool.id);
  const place = hasSeat ? null : await nextPlace(write, pool.id);
  const registration = SeatRegistration.of(actor, seat, place, now);
  em.persist(registration);
  record(write, { entity: ENTITY, id: registration.id }, { action: 'create', from: null, to: registration.status });
  await flush(write);
  return registration;
};

const expectNotBegun = ({ startsAt }: SeatPool, now: Date): void => {
  if (now >= startsAt) throw new DomainError('seats.begun');
};

/** Locks a registration after its pool. Throws `not_found`. */
const lockRegistration = async (write: Write<Doer>, where: { id: string; organisationId?: string }) => {
  const { poolId } = found(await findRow(write, SeatRegistration, where, { lock: false }));
  const pool = await lockPool(write, poolId);
  return { pool, registration: await lock(write, SeatRegistration, where) };
};

/**
 * Offers a freed seat of a locked pool to the first person on the waiting list; gives it back where nobody waits or registration has
 * closed. Returns the registration with the offer.
 */
export const passOn = async (write: Write<Doer>, pool: SeatPool): Promise<SeatRegistration | null> => {
  const { db, actor, now } = write;
  const first =
    now < pool.closesAt
      ? await oneRow(
          db,
          sql<{ id: string }>`select id from seat_registration where pool_id = ${pool.id} and status = 'waitlisted'
            order by place limit 1`,
        )
      : null;
  if (!first) {
    await freeSeat(write, pool.id);
    return null;
  }
  const next = await lock(write, SeatRegistration, { id: first.id });
  record(write, { entity: ENTITY, id: next.id }, next.offer(actor, pool.closesAt, now));
  await flush(write);
  return next;
};

/** A registration that ended, and the one that its seat was offered to. */
export interface Ended {
  registration: SeatRegistration;
  offered: SeatRegistration | null;
}

/**
 * Cancels a registration; its seat is offered to the next person. `reason` is recorded. Throws `not_found`, `version.stale`, and once it has
 * begun `seats.begun`: whoever did not come keeps the seat.
 */
export const cancelRegistration = async (
  write: Write<Actor>,
  { id, version }: Versioned,
  own: { organisationId?: string },
  reason: string | null = null,
): Promise<Ended> => {
  const { pool, registration } = await lockRegistration(write, { id, ...own });
  expectNotBegun(pool, write.now);
  const hadSeat = registration.status !== 'waitlisted';
  actOnLocked(
    write,
    { entity: ENTITY, row: registration, version },
    () => registration.cancel(write.actor, write.now),
    { reason },
  );
  await flush(write);
  const offered = hadSeat ? await passOn(write, pool) : null;
  await emitChange(write, registration);
  return { registration, offered };
};

/**
 * Takes an offered seat; with `asksApproval` it is held until the owner approves it. Throws `not_found`, `version.stale`,
 * `seats.begun` and, once the offer is over, `seats.offer_over`.
 */
export const acceptSeat = async (
  write: Write<Actor>,
  { id, version, asksApproval }: Versioned & { asksApproval?: boolean },
): Promise<SeatRegistration> => {
  const { actor, now } = write;
  const { pool, registration } = await lockRegistration(write, { id, organisationId: actor.organisationId });
  expectNotBegun(pool, now);
  actOnLocked(write, { entity: ENTITY, row: registration, version }, () =>
    asksApproval ? registration.request(actor, pool.startsAt, now) : registration.accept(actor, now),
  );
  await emitChange(write, registration);
  return registration;
};

/** Confirms a requested seat, for the owner. Throws `not_found`, `version.stale` and, once it is no longer held, `seats.approval_over`. */
export const approveSeat = async (write: Write<Actor>, { id, version }: Versioned): Promise<SeatRegistration> => {
  const { actor, now } = write;
  const { registration } = await lockRegistration(write, { id, organisationId: actor.organisationId });
  actOnLocked(write, { entity: ENTITY, row: registration, version }, () => registration.approve(actor, now));
  await emitChange(write, registration);
  return registration;
};

/** Refuses a requested seat with a reason, for the owner; the seat is offered to the next person. Throws `not_found` and `version.stale`. */
export const refuseSeat = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<Ended> => {
  const { actor, now } = write;
  const { pool, registration } = await lockRegistration(write, { id, organisationId: actor.organisationId });
  actOnLocked(write, { entity: ENTITY, row: registration, version }, () => registration.refuse(actor, now), { reason });
  await flush(write);
  return { registration, offered: await passOn(write, pool) };
};

/**
 * Ends an offer that nobody took, or a request that nobody approved, in time, and offers the seat to the next person; null where it was
 * decided meanwhile.
 */
export const lapseOffer = async (
  write: Write<Doer>,
  id: string,
): Promise<(Ended & { was: 'offered' | 'requested' }) | null> => {
  const { actor, now } = write;
  const { pool, registration } = await lockRegistration(write, { id });
  const { status: was } = registration;
  if ((was !== 'offered' && was !== 'requested') || (registration.offeredUntil ?? now) > now) return null;
  record(write, { entity: ENTITY, id }, registration.lapse(actor, now));
  await flush(write);
  return { registration, was, offered: await passOn(write, pool) };
};

/** Offers the free seats of a locked pool to those who wait, after seats were added. Returns the registrations with offers. */
export const offerFreeSeats = async (write: Write<Doer>, pool: SeatPool): Promise<SeatRegistration[]> => {
  const offered: SeatRegistration[] = [];
  while (await takeSeat(write, pool.id)) {
    const next = await passOn(write, pool);
    if (!next) return offered;
    offered.push(next);
  }
  return offered;
};
