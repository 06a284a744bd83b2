import type { MikroORM } from '@mikro-orm/postgresql';
import type { SYSTEM } from '@psp/domain/actor';
import type { Jobs, Queue } from '@psp/domain/operating/jobs/enqueue';
import { GIVEN_UP, QUEUE_NAMES } from '@psp/domain/operating/jobs/queues';
import type { Write } from '@psp/domain/write';
import type { Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { asSystem } from '@psp/domain/as-system';

/** What a worker does with the jobs of one queue. */
interface Task<Payload> {
  /** Jobs that one worker does at a time. */
  atOnce: number;
  work: (payload: Payload) => Promise<void>;
  /** Tells whoever waits for it that the last try failed; `id` is that of the payload. */
  giveUp?: (write: Write<typeof SYSTEM>, id: string) => Promise<void>;
}
export type Tasks = { [Q in Queue]: Task<Jobs[Q]> };

/** Seconds between looks for jobs whose time has come; new ones are told of at once. */
export const USUAL_POLL = 5;

/** Does the jobs of all queues. Throws when there is a task for a queue that no capability brings. */
export const workOnQueues = async (boss: PgBoss, tasks: Tasks, poll = USUAL_POLL): Promise<void> => {
  const options = { pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll };
  const register = async <Q extends Queue>(queue: Q): Promise<void> => {
    let id = '';
    id = await boss.work(queue, options, async (jobs: Job<Jobs[Q]>[]) => {
      // Looks for the next one as soon as this one is done, instead of at the next poll.
      boss.notifyWorker(id);
      for (const { data } of jobs) await tasks[queue].work(data);
    });
  };
  const unknown = Object.keys(tasks).filter((queue) => !QUEUE_NAMES.some((name) => name === queue));
  if (unknown.length > 0) throw new Error(`no capability brings the queue ${unknown.join(', ')}`);
  for (const queue of QUEUE_NAMES) for (let n = 0; n < tasks[queue].atOnce; n++) await register(queue);
};

/** Says loudly what could not be done to the last try: by whoever waits for it, and in the log. */
export const workOnGivenUp = async (
  boss: PgBoss,
  tasks: Tasks,
  orm: MikroORM,
  log: Logger,
  poll = USUAL_POLL,
): Promise<void> => {
  const options = { pollingIntervalSeconds: poll, includeMetadata: true } as const;
  await boss.work(GIVEN_UP, options, async ([job]) => {
    if (!job) return;
    const { data, sourceName, sourceId, sourceOutput } = job;
    const id = data && typeof data === 'object' && 'id' in data ? String(data.id) : null;
    // What is to be done may name an address, and so may what went wrong: the job itself, kept for two days, holds both.
    log.error({ queue: sourceName, job: sourceId, id, error: kindOf(sourceOutput) }, 'job given up');
    const queue = QUEUE_NAMES.find((name) => name === sourceName);
    const giveUp = queue && tasks[queue].giveUp;
    if (id !== null && giveUp) await asSystem(orm, (write) => giveUp(write, id));
  });
};

/* An error's kind and where it happened; what it says may repeat what it was given. */
const kindOf = (output: object | null): Record<string, string> => {
  const { name, code, stack } = { name: '', code: '', stack: '', ...output };
  const frames = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return { name: String(name), code: String(code), stack: frames.join('\n') };
};
