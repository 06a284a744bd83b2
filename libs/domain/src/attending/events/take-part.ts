import { partnerPrice } from '@psp/contracts/events';
import type { Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import type { Write } from '../../write.ts';
import { lockPool } from '../seats/pool.ts';
import { acceptSeat, cancelRegistration, register } from '../seats/registrations.ts';
import { eventOf } from './end-offers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyOf, notifyOffered } from './notify-registered.ts';

/**
 * Registers members of the actor's organisation for a published event that it may read; those without a seat wait. Throws `not_found`,
 * `event.cancelled`, and what `register` throws; then nobody is registered.
 */
export const registerForEvent = async (
  write: Write<Actor>,
  { id, accountIds }: { id: string; accountIds: readonly string[] },
): Promise<void> => {
  const { actor } = write;
  const event = await eventOf(write, { id });
  if (event.status === 'draft' || (event.readers !== 'everyone' && event.readers !== actor.kind))
    throw new DomainError('not_found');
  if (event.status === 'cancelled') throw new DomainError('event.cancelled');
  await countAttempt(write, 'event-register:organisation', actor.organisationId);
  const pool = await lockPool(write, event.poolId);
  for (const accountId of new Set(accountIds)) {
    const registration = await register(write, pool, {
      accountId,
      price: actor.kind === 'firma' ? partnerPrice(event.kind, event.price) : event.price,
    });
    const told = registration.status === 'confirmed' ? NOTIFICATIONS.registered : NOTIFICATIONS.waiting;
    if (accountId !== actor.accountId) await notifyOf(write, [registration], (kind) => told(kind, event));
  }
};

/** Gives a seat or a place on the waiting list up; the seat is offered to the next person. */
export const leaveEvent = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  const { actor } = write;
  const own = actor.kind === 'admin' ? {} : { organisationId: actor.organisationId };
  const { registration, offered } = await cancelRegistration(write, on, own);
  if (offered) await notifyOffered(write, await eventOf(write, { poolId: registration.poolId }), [offered]);
};

/** Takes an offered seat. Throws `seats.offer_over` once the offer has ended. */
export const takeOfferedSeat = async (write: Write<Actor>, on: Versioned): Promise<void> => {
  await acceptSeat(write, on);
};
