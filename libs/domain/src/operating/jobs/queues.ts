import type { MikroORM } from '@mikro-orm/postgresql';
import { type Queue as BossQueue, fromKysely, PgBoss } from 'pg-boss';
import type { Queue } from './enqueue.ts';

/** Where a job goes that failed to its last try. */
export const GIVEN_UP = 'given-up';

/** Seconds before the second try; each further one waits about twice as long, up to an hour. */
const RETRY_DELAY = 30;
const LONGEST_DELAY = 3600;
/** Done jobs name e-mail addresses: they are kept as long as somebody may ask what happened. */
const KEPT_SECONDS = 2 * 86_400;

/**
 * Tries after the first, and how long a try may take: 30 s doubled up to an hour make 30 of them a day; a file or a link is not
 * worth more than hours. A worker that dies is noticed sooner than a try ends, by its missing heartbeat.
 */
const QUEUES: Record<Queue, Pick<BossQueue, 'retryLimit' | 'expireInSeconds'>> = {
  mail: { retryLimit: 30, expireInSeconds: 300 },
  'send-link': { retryLimit: 12, expireInSeconds: 60 },
  newsletter: { retryLimit: 12, expireInSeconds: 300 },
  'data-export': { retryLimit: 5, expireInSeconds: 3600 },
  'file-removal': { retryLimit: 30, expireInSeconds: 60 },
};

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
