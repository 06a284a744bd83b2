import type { Jobs, Queue } from '@psp/domain/operating/jobs/enqueue';
import type { PgBoss, QueueOptions } from 'pg-boss';

/** Where a job goes that failed to its last try. */
export const GIVEN_UP = 'given-up';

export interface Pace {
  /** Seconds before the second try; each further one waits about twice as long, up to an hour. */
  retryDelay: number;
  /** Seconds between looks for jobs whose time has come; new ones are told of at once. */
  poll: number;
}
export const USUAL_PACE: Pace = { retryDelay: 30, poll: 5 };

const LONGEST_DELAY = 3600;
/** Done jobs name e-mail addresses: they are kept as long as somebody may ask what happened. */
const KEPT_SECONDS = 2 * 86_400;

/** Tries after the first: 30 s doubled up to an hour make 30 of them a day; a file or a link is not worth more than hours. */
const RETRIES: Record<Queue, number> = {
  mail: 30,
  'send-link': 12,
  newsletter: 12,
  'data-export': 5,
  'file-removal': 30,
};
/** How long a try may take; a worker that dies is noticed sooner, by its missing heartbeat. */
const LONGEST_TRY: Record<Queue, number> = {
  mail: 300,
  'send-link': 60,
  newsletter: 300,
  'data-export': 3600,
  'file-removal': 60,
};
/** How many jobs of a queue one worker does at a time. */
export const AT_ONCE: Record<Queue, number> = {
  mail: 3,
  'send-link': 1,
  newsletter: 2,
  'data-export': 1,
  'file-removal': 1,
};

export const QUEUES = Object.keys(RETRIES).filter((name): name is Queue => Object.hasOwn(RETRIES, name));

export type Handlers = { [Q in Queue]: (payload: Jobs[Q]) => Promise<void> };

/** Makes the queues, or brings those that an older release made up to date. */
export const prepareQueues = async (boss: PgBoss, { retryDelay }: Pace): Promise<void> => {
  await boss.createQueue(GIVEN_UP, { retryLimit: 5, retryDelay: 60, deleteAfterSeconds: KEPT_SECONDS });
  for (const queue of QUEUES) {
    const options: QueueOptions = {
      retryLimit: RETRIES[queue],
      retryDelay,
      retryBackoff: true,
      retryDelayMax: LONGEST_DELAY,
      expireInSeconds: LONGEST_TRY[queue],
      heartbeatSeconds: 30,
      deleteAfterSeconds: KEPT_SECONDS,
    };
    await boss.createQueue(queue, { ...options, deadLetter: GIVEN_UP });
    await boss.updateQueue(queue, options);
  }
};
