import { sql } from 'kysely';
import type { Doer } from '../../actor.ts';
import { found } from '../../load.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { lapseOffer } from '../seats/registrations.ts';
import { PortalEvent } from './event.entity.ts';
import { notifyOffered } from './notify-registered.ts';

/** Reads an event without a lock. Throws `not_found`. */
export const eventOf = async (
  write: Write<unknown>,
  where: { id: string } | { poolId: string },
): Promise<PortalEvent> => found(await findRow(write, PortalEvent, where, { lock: false }));

/** Offers that nobody took in time, for the clock. */
export const endedOffers = (now: Date) => sql<{ id: string }>`select r.id from seat_registration r
  join event e on e.pool_id = r.pool_id where r.status = 'offered' and r.offered_until <= ${now}`;

/** Ends an offer and passes the seat on. */
export const endOffer = async (write: Write<Doer>, id: string): Promise<void> => {
  const ended = await lapseOffer(write, id);
  if (ended?.offered)
    await notifyOffered(write, await eventOf(write, { poolId: ended.registration.poolId }), [ended.offered]);
};
