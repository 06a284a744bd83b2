import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** Seats of an event or of a training. */
export interface SeatPool {
  id: string;
  seats: number;
  /** Seats that are confirmed, offered to somebody or requested. */
  taken: number;
  perOrganisation: number | null;
  closesAt: Date;
  startsAt: Date;
}

interface NewPool {
  seats: number;
  perOrganisation: number | null;
  closesAt: Date;
  startsAt: Date;
}

const COLUMNS = sql`id, seats, taken, per_organisation as "perOrganisation", closes_at as "closesAt", starts_at as "startsAt"`;

/**
 * Locks a pool until the transaction ends. Every command on its registrations does this first, so that the commands of one pool run one
 * after the other and those of different pools do not wait. Throws `not_found`.
 */
export const lockPool = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<SeatPool> => {
  const pool = found(await oneRow(db, sql<SeatPool>`select ${COLUMNS} from seat_pool where id = ${id} for update`));
  // Raw rows hold times as text.
  return { ...pool, closesAt: new Date(pool.closesAt), startsAt: new Date(pool.startsAt) };
};

/** Creates a pool and returns its id. */
export const createPool = async (
  { db }: Pick<Write<unknown>, 'db'>,
  { seats, perOrganisation, closesAt, startsAt }: NewPool,
): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{ id: string }>`insert into seat_pool (seats, per_organisation, closes_at, starts_at)
      values (${seats}, ${perOrganisation}, ${closesAt}, ${startsAt}) returning id`,
  );
  return found(row).id;
};

/** Takes a free seat of a locked pool; false where there is none. */
export const takeSeat = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<boolean> =>
  (await oneRow(db, sql`update seat_pool set taken = taken + 1 where id = ${id} and taken < seats returning id`)) !==
  null;

/** Gives back a seat that nobody waits for. */
export const freeSeat = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<void> => {
  await db.run(sql`update seat_pool set taken = taken - 1 where id = ${id}`);
};

/** The next place on the waiting list of a locked pool. */
export const nextPlace = async ({ db }: Pick<Write<unknown>, 'db'>, id: string): Promise<number> => {
  const row = await oneRow(
    db,
    sql<{
      place: number;
    }>`update seat_pool set next_place = next_place + 1 where id = ${id} returning next_place - 1 as place`,
  );
  return found(row).place;
};

/** Changes the seats, the cap of an organisation and the times of a locked pool; offers end with registration, requests with the start. Throws `seats.below_taken`. */
export const changePool = async ({ db }: Pick<Write<unknown>, 'db'>, { id, taken }: SeatPool, to: NewPool) => {
  if (to.seats < taken) throw new DomainError('seats.below_taken', { taken });
  await db.run(sql`update seat_pool set seats = ${to.seats}, per_organisation = ${to.perOrganisation},
    closes_at = ${to.closesAt}, starts_at = ${to.startsAt} where id = ${id}`);
  await db.run(sql`update seat_registration set offered_until = case status when 'offered' then ${to.closesAt}::timestamptz else ${to.startsAt}::timestamptz end
    where pool_id = ${id} and (status = 'offered' and offered_until > ${to.closesAt}
      or status = 'requested' and offered_until > ${to.startsAt})`);
};
