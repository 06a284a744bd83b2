import type { MikroORM } from '@mikro-orm/postgresql';
import { type Queue as BossQueue, fromKysely, PgBoss } from 'pg-boss';
import { CAPABILITIES } from '../../capabilities.ts';
import type { JobLimits } from '../../capability.ts';
import type { Queue } from './enqueue.ts';

/** Where a job goes after its last try failed. */
export const GIVEN_UP = 'given-up';

/** Seconds before the second try; each further one waits about twice as long, up to an hour. */
const RETRY_DELAY = 30;
const LONGEST_DELAY = 3600;
/** Done jobs name e-mail addresses: they are kept as long as somebody may ask what happened. */
const KEPT_SECONDS = 2 * 86_400;

const QUEUES: Partial<Record<Queue, JobLimits>> = Object.assign({}, ...CAPABILITIES.map(({ jobs }) => jobs));

export const QUEUE_NAMES = Object.keys(QUEUES).filter((name): name is Queue => Object.hasOwn(QUEUES, name));

/** Makes the schema of pg-boss and the queues, or brings those that an older release made up to date. */
export const prepareQueues = async (orm: MikroORM): Promise<void> => {
  const db = fromKysely(orm.em.fork().getKysely());
  const boss = new PgBoss({ db, schedule: false, supervise: false });
  // Calls reject by themselves; this is pg-boss's own upkeep, which the worker's instance goes on with.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(GIVEN_UP, { retryLimit: 5, retryDelay: 60, deleteAfterSeconds: KEPT_SECONDS });
    for (const [queue, own] of Object.entries(QUEUES)) {
      const options: Omit<BossQueue, 'name'> = {
        ...own,
        retryDelay: RETRY_DELAY,
        retryBackoff: true,
        retryDelayMax: LONGEST_DELAY,
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
