import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Message } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { notifyRegistrations } from '../seats/notify-registrations.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import type { PortalEvent } from './event.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Party {
  kind: Kind;
  organisationId: string;
  accountIds: string[];
}

/* People of some registrations who are still members, by organisation. */
const partiesOf = ({ db }: Write<unknown>, which: Sql): Promise<Party[]> =>
  db.run(sql<Party>`select o.kind, o.id as "organisationId", array_agg(r.account_id) as "accountIds"
    from seat_registration r join membership m on m.account_id = r.account_id and m.organisation_id = r.organisation_id
      join organisation o on o.id = r.organisation_id where ${which} group by o.id`);

/** Notifies everybody who has a seat, was offered one, or waits for one or for its approval. */
export const notifyRegistered = async (
/** Notifies everybody who has a seat, was offered one, or waits for one. */
export const notifyRegistered = (
  write: Write<unknown>,
  { poolId }: { poolId: string },
  message: (kind: Kind) => Message,
): Promise<void> => {
  const which = sql`r.pool_id = ${poolId} and r.status in ('requested', 'confirmed', 'offered', 'waitlisted')`;
  for (const { kind, organisationId, accountIds } of await partiesOf(write, which))
    notifyMembers(write, organisationId, accountIds, message(kind));
};
): Promise<void> =>
  notifyRegistrations(
    write,
    sql`r.pool_id = ${poolId} and r.status in ('confirmed', 'offered', 'waitlisted')`,
    message,
  );

/** Notifies everybody who has a seat. */
export const notifyConfirmed = (
  write: Write<unknown>,
  { poolId }: { poolId: string },
  message: (kind: Kind) => Message,
): Promise<void> => notifyRegistrations(write, sql`r.pool_id = ${poolId} and r.status = 'confirmed'`, message);

/** Notifies the people of some registrations. */
export const notifyOf = async (
  write: Write<unknown>,
  registrations: readonly SeatRegistration[],
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
