import { createOrm } from '@psp/domain/orm';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { runLifecycle } from './lifecycle/jobs.ts';

const CLOSE_WITHIN_MS = 10_000;
/** Jobs are few and short; most of the time a worker holds no connection but the one that listens. */
const CONNECTIONS = 2;

export interface Worker {
  boss: PgBoss;
  /** Finishes the jobs under way, for 10 s at most, and lets the database go. */
  stop(): Promise<void>;
}

/** Starts the portal's jobs on one database. Any number of workers may run: each job is done by one of them. */
export const startWorker = async (url: string, log: Logger): Promise<Worker> => {
  const orm = await createOrm({ url, poolSize: CONNECTIONS });
  const boss = new PgBoss({ connectionString: url, max: CONNECTIONS, application_name: 'portal-psp-worker' });
  boss.on('error', (error) => log.error(error));
  await boss.start();
  await runLifecycle(boss, orm, log);
  return {
    boss,
    stop: async () => {
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS });
      await orm.close(true);
    },
  };
};
