import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Message } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { notifyRegistrations } from '../seats/notify-registrations.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import type { PortalEvent } from './event.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Notifies everybody whose registration is not cancelled: also those who came to an earlier day. */
export const notifyRegistered = (
  write: Write<unknown>,
  { poolId }: { poolId: string },
  message: (kind: Kind) => Message,
): Promise<void> => notifyRegistrations(write, sql`r.pool_id = ${poolId} and r.status <> 'cancelled'`, message);

/** Notifies everybody who has a seat. */
export const notifyConfirmed = (
  write: Write<unknown>,
  { poolId }: { poolId: string },
  message: (kind: Kind) => Message,
): Promise<void> => notifyRegistrations(write, sql`r.pool_id = ${poolId} and r.status = 'confirmed'`, message);

/** Notifies the people of some registrations. */
export const notifyOf = async (
  write: Write<unknown>,
  registrations: readonly Pick<SeatRegistration, 'id'>[],
  message: (kind: Kind) => Message,
): Promise<void> => {
  if (registrations.length === 0) return;
  const ids = registrations.map(({ id }) => id);
  await notifyRegistrations(write, sql`r.id = any (${ids}::uuid[])`, message);
};

/** Notifies those to whom a freed seat was offered, with the moment until which it is held. */
export const notifyOffered = async (
  write: Write<unknown>,
  event: PortalEvent,
  offered: readonly SeatRegistration[],
): Promise<void> => {
  for (const one of offered)
    await notifyOf(write, [one], (kind) => NOTIFICATIONS.offered(kind, event, [], one.offeredUntil ?? event.startsAt));
};
