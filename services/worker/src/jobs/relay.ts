import type { MikroORM } from '@mikro-orm/postgresql';
import type { Queue } from '@psp/domain/operating/jobs/enqueue';
import { takeJobs } from '@psp/domain/operating/jobs/take-jobs';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { QUEUES } from './queues.ts';

const CHANNEL = 'outbox';
const BATCH = 500;
/** A notification can be lost with its connection; the outbox is looked at anyway. */
const EVERY_MS = 60_000;

export interface Relay {
  /** Stops taking jobs; resolves when the batch under way is handed over. */
  close(): Promise<void>;
}

/**
 * Hands the outbox over to the queues: at once, on each notification, after each reconnection, and every minute. A row is
 * removed in the transaction that makes its job, so that a process killed at any moment loses none and doubles none. `moved`
 * hears which queues have new jobs.
 */
export const startRelay = async (
  orm: MikroORM,
  boss: PgBoss,
  log: Logger,
  moved: (queues: Queue[]) => void,
): Promise<Relay> => {
  const state = { asked: false, closed: false };
  let running: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    try {
      while (state.asked && !state.closed) {
        state.asked = false;
        let batch: Queue[];
        do {
          batch = await moveBatch(orm, boss);
          moved([...new Set(batch)]);
        } while (batch.length === BATCH);
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be handed over');
    } finally {
      running = undefined;
    }
  };
  const ask = (): void => {
    state.asked = true;
    running ??= drain();
  };
  // pg-boss keeps this connection by itself: it asks for signs of life, reconnects, and then calls the last argument.
  const listener = await boss.getDb().listen?.(CHANNEL, ask, ask);
  if (!listener) throw new Error('pg-boss cannot listen to notifications');
  const timer = setInterval(ask, EVERY_MS);
  return {
    close: async () => {
      state.closed = true;
      clearInterval(timer);
      await listener.close();
      await running;
    },
  };
};

/** Hands over some rows in one transaction; returns the queue of each. */
const moveBatch = (orm: MikroORM, boss: PgBoss): Promise<Queue[]> =>
  orm.em.fork().transactional(async (em) => {
    const jobs = await takeJobs(em, QUEUES, BATCH);
    const db = fromKysely(em.getKysely());
    for (const [queue, rows = []] of Object.entries(Object.groupBy(jobs, ({ queue }) => queue))) {
      await boss.insert(
        queue,
        rows.map(({ id, payload }) => ({ id, data: payload })),
        { db },
      );
    }
    return jobs.map(({ queue }) => queue);
  });
