import { sql } from 'kysely';
import type { Doer } from '../../actor.ts';
import { found } from '../../load.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { giveBackSeat } from '../../publishing/benefits/balance.ts';
import type { SeatRegistration } from '../seats/registration.entity.ts';
import { lapseOffer } from '../seats/registrations.ts';
import { PortalEvent } from './event.entity.ts';
import { notifyOffered } from './notify-registered.ts';

/** Reads an event without a lock. Throws `not_found`. */
export const eventOf = async (
  write: Write<unknown>,
  where: { id: string } | { poolId: string },
): Promise<PortalEvent> => found(await findRow(write, PortalEvent, where, { lock: false }));

/** Name of the free seat of a registration in the firm's package. */
export const freeSeatOf = ({ id }: Pick<SeatRegistration, 'id'>): string => `event-registration:${id}`;

/** Gives the free seat of an ended registration back to the firm's package. */
export const giveFreeSeatBack = async (write: Write<Doer>, registration: SeatRegistration): Promise<void> => {
  if (registration.isFreeSeat) await giveBackSeat(write, freeSeatOf(registration));
};

/** Gives back the free seats of all registrations of a cancelled event, by its pool. */
export const giveFreeSeatsBack = async (write: Write<Doer>, poolId: string): Promise<void> => {
  const paid = await write.db.run(
    sql<{
      id: string;
    }>`select id from seat_registration where pool_id = ${poolId} and is_free_seat and status <> 'cancelled' order by id`,
  );
  for (const registration of paid) await giveBackSeat(write, freeSeatOf(registration));
};

/** Offers that nobody took in time, for the clock. */
export const endedOffers = (now: Date) => sql<{ id: string }>`select r.id from seat_registration r
  join event e on e.pool_id = r.pool_id where r.status = 'offered' and r.offered_until <= ${now}`;

/** Ends an offer and passes the seat on. */
export const endOffer = async (write: Write<Doer>, id: string): Promise<void> => {
  const ended = await lapseOffer(write, id);
  if (ended) await giveFreeSeatBack(write, ended.registration);
  if (ended?.offered)
    await notifyOffered(write, await eventOf(write, { poolId: ended.registration.poolId }), [ended.offered]);
};
