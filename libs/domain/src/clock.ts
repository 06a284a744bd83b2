import type { MikroORM } from '@mikro-orm/postgresql';

/** PostgreSQL's clock, as this process knows it. */
export interface Clock {
  /** The present moment. */
  now: () => Date;
  /** Milliseconds by which `now()` may be wrong: the round trip in which it was measured. */
  error: number;
}

interface Measured extends Clock {
  /** PostgreSQL's time less this process's monotonic time, in milliseconds. */
  offset: number;
  /** Monotonic time of the measurement. */
  at: number;
  /** This process's time less its monotonic time, at the measurement. */
  wall: number;
}

/** A clock is measured again, beside the work, when it is older. */
const LONGEST_MS = 30_000;
/** Both clocks of a machine run alike; where they differ by more it slept, or its time was set. */
const JUMP_MS = 1000;
const TRIPS = 3;
const MOMENT = { name: 'clock', text: `select extract(epoch from clock_timestamp())::float8 * 1000 as now` };

const clocks = new WeakMap<MikroORM, Measured>();
const measuring = new WeakMap<MikroORM, Promise<Measured>>();

const wallOf = (): number => Date.now() - performance.now();

/**
 * PostgreSQL's clock, for whatever decides by time: every process that works on one database decides alike, whatever its own
 * clock says. Asks the database the first time and after the machine slept or its time was set; every half minute it is
 * measured again without waiting. Throws what the driver throws.
 */
export const clockOf = async (orm: MikroORM): Promise<Clock> => {
  const known = clocks.get(orm);
  if (!known || Math.abs(wallOf() - known.wall) > JUMP_MS) return measureClock(orm);
  if (performance.now() - known.at > LONGEST_MS) measureClock(orm).catch(() => undefined);
  return known;
};

/** The present moment by PostgreSQL's clock; see `clockOf`. */
export const databaseNow = async (orm: MikroORM): Promise<Date> => (await clockOf(orm)).now();

/** Measures PostgreSQL's clock; calls at one moment share a measurement. Throws what the driver throws. */
export const measureClock = (orm: MikroORM): Promise<Clock> => {
  const running = measuring.get(orm) ?? measure(orm).finally(() => measuring.delete(orm));
  measuring.set(orm, running);
  return running;
};

const measure = async (orm: MikroORM): Promise<Measured> => {
  const { offset, trip } = await shortestTrip(orm);
  const known = clocks.get(orm);
  // What is known is right as far as this measurement can tell: time does not go to and fro by its errors.
  const kept = known && Math.abs(known.offset - offset) <= trip / 2 ? known.offset : offset;
  const now = (): Date => new Date(kept + performance.now());
  const measured = { now, error: trip, offset: kept, at: performance.now(), wall: wallOf() };
  clocks.set(orm, measured);
  return measured;
};

const shortestTrip = async (orm: MikroORM): Promise<{ offset: number; trip: number }> => {
  const pool = await orm.em.getConnection().getNativeClient();
  // Waiting for a connection is no part of a round trip.
  const client = await pool.connect();
  let failure: Error | undefined;
  let best = { offset: 0, trip: Number.POSITIVE_INFINITY };
  try {
    for (let n = 0; n < TRIPS; n++) {
      const sent = performance.now();
      const { rows } = await client.query<{ now: number }>(MOMENT);
      const trip = performance.now() - sent;
      if (trip < best.trip) best = { offset: Number(rows[0]?.now) - sent - trip / 2, trip };
    }
    return best;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(failure);
  }
};
