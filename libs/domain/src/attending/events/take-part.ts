import { partnerPrice } from '@psp/contracts/events';
import type { Kind } from '@psp/contracts/common';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { useSeat as takeFreeSeat } from '../../publishing/benefits/balance.ts';
import type { Write } from '../../write.ts';
import { lockPool } from '../seats/pool.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import { acceptSeat, cancelRegistration, register } from '../seats/registrations.ts';
import { eventOf, giveFreeSeatBack, freeSeatOf } from './end-offers.ts';
import type { PortalEvent } from './event.entity.ts';
import { eventPath, NOTIFICATIONS } from './notifications.ts';
import { notifyOf, notifyOffered } from './notify-registered.ts';

/* The event, where the actor may read it and it is not cancelled. */
const openEvent = async (write: Write<Actor>, id: string): Promise<PortalEvent> => {
  const { kind } = write.actor;
  const event = await eventOf(write, { id });
  if (event.status === 'draft' || (event.readers !== 'everyone' && event.readers !== kind))
    throw new DomainError('not_found');
  if (event.status === 'cancelled') throw new DomainError('event.cancelled');
  return event;
};

const priceFor = (kind: Kind, event: PortalEvent): number =>
  kind === 'firma' ? partnerPrice(event.kind, event.price) : event.price;

/* Pays a registration with a free seat of the firm's package. */
const payWithFreeSeat = async (write: Write<Actor>, event: PortalEvent, registration: SeatRegistration) => {
  const { kind } = write.actor;
  if (kind !== 'firma' || event.price === 0) throw new DomainError('event.no_free_seats');
  await takeFreeSeat(write, { source: freeSeatOf(registration), title: event.title, href: eventPath(kind, event) });
  Object.assign(registration, { isFreeSeat: true, price: 0 });
};

interface SignUp {
  id: string;
  accountIds: readonly string[];
  /** How many of them take a free seat of the firm's package, the first ones. */
  freeSeats?: number;
}

/**
 * Registers members of the actor's organisation for a published event that it may read; those without a seat wait. Throws `not_found`,
 * `event.cancelled`, `event.no_free_seats`, `benefit.used_up`, and what `register` throws; then nobody is registered.
 */
export const registerForEvent = async (write: Write<Actor>, { id, accountIds, freeSeats = 0 }: SignUp) => {
  const { actor } = write;
  const { poolId } = await openEvent(write, id);
  await countAttempt(write, 'event-register:organisation', actor.organisationId);
  const pool = await lockPool(write, poolId);
  // Read again under the lock: the price or the state may have changed while this waited.
  const event = await openEvent(write, id);
  const price = priceFor(actor.kind, event);
  for (const [at, accountId] of [...new Set(accountIds)].entries()) {
    const registration = await register(write, pool, { accountId, price });
    if (at < freeSeats) await payWithFreeSeat(write, event, registration);
    const told = registration.status === 'confirmed' ? NOTIFICATIONS.registered : NOTIFICATIONS.waiting;
    if (accountId !== actor.accountId) await notifyOf(write, [registration], (kind) => told(kind, event));
  }
  await emit(write, 'seats.changed', { poolId, organisationId: actor.organisationId });
};

/** Gives a seat or a place on the waiting list up; the seat is offered to the next person, a free seat goes back to the package. */
export const leaveEvent = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const { organisationId } = write.actor;
  await endRegistration(write, on, { organisationId });
};

/** Cancels somebody's registration with a reason, which the person is told. */
export const removeRegistration = async (
  write: Write<Actor>,
  { reason, ...on }: Versioned & { reason: string },
): Promise<void> => {
  const { event, registration } = await endRegistration(write, on, {}, reason);
  await notifyOf(write, [registration], (kind) => NOTIFICATIONS.removed(kind, event, reason));
};

const endRegistration = async (
  write: Write<Actor>,
  on: Versioned,
  own: { organisationId?: string },
  reason: string | null = null,
) => {
  const { registration, offered } = await cancelRegistration(write, on, own, reason);
  await giveFreeSeatBack(write, registration);
  const event = await eventOf(write, { poolId: registration.poolId });
  if (offered) await notifyOffered(write, event, [offered]);
  return { event, registration };
};

/** Takes an offered seat. Throws `event.cancelled`, and `seats.offer_over` once the offer has ended. */
export const takeOfferedSeat = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const { poolId } = await acceptSeat(write, on);
  if ((await eventOf(write, { poolId })).status === 'cancelled') throw new DomainError('event.cancelled');
};
