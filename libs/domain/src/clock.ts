import type { MikroORM } from '@mikro-orm/postgresql';

/** PostgreSQL's clock, as measured by this process. */
export interface Clock {
  /** The current time. */
  now: () => Date;
  /** Maximum error of `now()` in milliseconds: the round trip of the measurement. */
  error: number;
}

interface Measured extends Clock {
  /** PostgreSQL's time minus this process's monotonic time, in milliseconds. */
  offset: number;
  /** Monotonic time of the measurement. */
  at: number;
  /** This process's wall clock minus its monotonic time, at the measurement. */
  wall: number;
}

/** A measurement older than this is repeated in the background. */
const MAX_AGE_MS = 30_000;
/** When wall clock and monotonic clock drift apart by more than this, the machine slept or its time was set. */
const JUMP_MS = 1000;
const TRIPS = 3;
const MOMENT = { name: 'clock', text: `select extract(epoch from clock_timestamp())::float8 * 1000 as now` };

const clocks = new WeakMap<MikroORM, Measured>();
const measuring = new WeakMap<MikroORM, Promise<Measured>>();

const wallOffset = (): number => Date.now() - performance.now();

/**
 * Returns PostgreSQL's clock. Decisions that depend on time use it, so that all processes on one database agree, whatever their
 * own clocks say. Queries the database on the first call and after the machine slept or its time was set; a measurement older
 * than half a minute is repeated in the background. Throws what the driver throws.
 */
export const clockOf = async (orm: MikroORM): Promise<Clock> => {
  const known = clocks.get(orm);
  if (!known || Math.abs(wallOffset() - known.wall) > JUMP_MS) return measureClock(orm);
  if (performance.now() - known.at > MAX_AGE_MS) measureClock(orm).catch(() => undefined);
  return known;
};

/** The current time by PostgreSQL's clock; see `clockOf`. */
export const databaseNow = async (orm: MikroORM): Promise<Date> => (await clockOf(orm)).now();

/** Measures PostgreSQL's clock; concurrent calls share one measurement. Throws what the driver throws. */
export const measureClock = (orm: MikroORM): Promise<Clock> => {
  const running = measuring.get(orm) ?? measure(orm).finally(() => measuring.delete(orm));
  measuring.set(orm, running);
  return running;
};

const measure = async (orm: MikroORM): Promise<Measured> => {
  const { offset, trip } = await shortestRoundTrip(orm);
  const known = clocks.get(orm);
  // The known offset is kept while it is within the error of the new one, so that the clock does not jitter.
  const kept = known && Math.abs(known.offset - offset) <= trip / 2 ? known.offset : offset;
  const now = (): Date => new Date(kept + performance.now());
  const measured = { now, error: trip, offset: kept, at: performance.now(), wall: wallOffset() };
  clocks.set(orm, measured);
  return measured;
};

const shortestRoundTrip = async (orm: MikroORM): Promise<{ offset: number; trip: number }> => {
  const pool = await orm.em.getConnection().getNativeClient();
  // Taken before the measurement: waiting for a connection is not part of the round trip.
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
