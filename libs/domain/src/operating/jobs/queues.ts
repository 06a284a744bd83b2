import type { MikroORM } from '@mikro-orm/postgresql';
import { type Queue as BossQueue, fromKysely, PgBoss } from 'pg-boss';
import { CAPABILITIES } from '../../capabilities.ts';
import type { JobLimits } from '../../capability.ts';
import type { Queue } from './enqueue.ts';

/** Dead letter queue: jobs go here after their last try has failed. */
export const GIVEN_UP = 'given-up';

/** Seconds before the first retry; the delay doubles with each retry, up to an hour. */
const RETRY_DELAY = 30;
const RETRY_DELAY_MAX = 3600;
/** Finished jobs contain e-mail addresses and are kept only for support questions. */
const KEPT_SECONDS = 2 * 86_400;

const QUEUES: Partial<Record<Queue, JobLimits>> = Object.assign({}, ...CAPABILITIES.map(({ jobs }) => jobs));

export const QUEUE_NAMES = Object.keys(QUEUES).filter((name): name is Queue => Object.hasOwn(QUEUES, name));

/** Creates the schema of pg-boss and all queues, or updates those of an older release. */
export const prepareQueues = async (orm: MikroORM): Promise<void> => {
  const db = fromKysely(orm.em.fork().getKysely());
  const boss = new PgBoss({ db, schedule: false, supervise: false });
  // Calls reject on their own. These are errors of pg-boss's maintenance, which the worker's instance repeats.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(GIVEN_UP, { retryLimit: 5, retryDelay: 60, deleteAfterSeconds: KEPT_SECONDS });
    for (const [queue, { retryLimit, expireInSeconds }] of Object.entries(QUEUES)) {
      const options: Omit<BossQueue, 'name'> = {
        retryLimit,
        expireInSeconds,
        retryDelay: RETRY_DELAY,
        retryBackoff: true,
        retryDelayMax: RETRY_DELAY_MAX,
        heartbeatSeconds: 30,
        deleteAfterSeconds: KEPT_SECONDS,
        deadLetter: GIVEN_UP,
        notify: true,
      };
      await boss.createQueue(queue, options);
      await boss.updateQueue(queue, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
