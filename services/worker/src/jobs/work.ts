import type { MikroORM } from '@mikro-orm/postgresql';
import type { SYSTEM } from '@psp/domain/actor';
import type { JobError } from '@psp/contracts/portal-health';
import { jobErrorOf, keepFailure } from '@psp/domain/operating/health/keep-failure';
import { payloadToRunAgain } from '@psp/domain/operating/health/settle-failures';
import type { Jobs, Queue } from '@psp/domain/operating/jobs/enqueue';
import { GIVEN_UP, QUEUE_NAMES } from '@psp/domain/operating/jobs/queues';
import type { Write } from '@psp/domain/write';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { asSystem } from '@psp/domain/as-system';
import type { RunJob } from './measure.ts';

/** Handler of a queue. */
interface Task<Payload> {
  /** Number of concurrent jobs in one worker. */
  concurrency: number;
  /** Processes a job; `failures` is the number of earlier attempts that failed or whose worker died. */
  work: (payload: Payload, failures: number) => Promise<void>;
  /** Called after the last failed attempt, with the id in the payload and the class of the error. */
  giveUp?: (write: Write<typeof SYSTEM>, id: string, error: JobError) => Promise<void>;
}
export type Tasks = { [Q in Queue]: Task<Jobs[Q]> };

/** Polling interval in seconds. Only delayed jobs wait for it; new jobs are notified. */
export const POLL_SECONDS = 5;

/** Processes all queues. Throws for a task whose queue no capability declares. */
export const workOnQueues = async (
  boss: PgBoss,
  tasks: Tasks,
  poll = POLL_SECONDS,
  run: RunJob = (_queue, work) => work(),
): Promise<void> => {
  const options = { pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll, includeMetadata: true } as const;
  const register = async <Q extends Queue>(queue: Q): Promise<void> => {
    let id = '';
    id = await boss.work(queue, options, async (jobs: JobWithMetadata<Jobs[Q]>[]) => {
      // Fetches the next job at once instead of at the next poll.
      boss.notifyWorker(id);
      for (const { data, retryCount } of jobs) await run(queue, () => tasks[queue].work(data, retryCount));
    });
  };
  const unknown = Object.keys(tasks).filter((queue) => !QUEUE_NAMES.some((name) => name === queue));
  if (unknown.length > 0) throw new Error(`no capability brings the queue ${unknown.join(', ')}`);
  for (const queue of QUEUE_NAMES) for (let n = 0; n < tasks[queue].concurrency; n++) await register(queue);
};

/* Mail is also given up in its first try, when it is refused. */
const KEEPS_ITSELF: ReadonlySet<Queue> = new Set(['mail']);

/** Processes jobs that failed for good: calls `giveUp`, keeps and logs them. */
export const workOnFailed = async (
  boss: PgBoss,
  tasks: Tasks,
  orm: MikroORM,
  log: Logger,
  poll = POLL_SECONDS,
): Promise<void> => {
  const options = { pollingIntervalSeconds: poll, includeMetadata: true } as const;
  await boss.work(GIVEN_UP, options, async ([job]) => {
    if (!job) return;
    const { data, sourceName, sourceId, sourceOutput, sourceRetryCount } = job;
    const id = data && typeof data === 'object' && 'id' in data ? String(data.id) : null;
    // Payload and error message may contain addresses, so they are not logged; they stay with the job for two days.
    log.error({ queue: sourceName, job: sourceId, id, error: describeError(sourceOutput) }, 'job given up');
    const queue = QUEUE_NAMES.find((name) => name === sourceName);
    if (!queue) return;
    const { giveUp } = tasks[queue];
    const error = jobErrorOf(sourceOutput);
    await asSystem(orm, async (write) => {
      if (id !== null && giveUp) await giveUp(write, id, error);
      if (KEEPS_ITSELF.has(queue)) return;
      const payload = payloadToRunAgain(queue, data);
      const attempts = 1 + (sourceRetryCount ?? 0);
      await keepFailure(write, { queue, attempts, error, payload, ...(sourceId ? { jobId: sourceId } : {}) });
    });
  });
};

/* Type and location of an error, without its message, which may repeat the input. */
const describeError = (output: object | null): Record<string, string> => {
  const { name, code, stack } = { name: '', code: '', stack: '', ...output };
  const frames = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  return { name: String(name), code: String(code), stack: frames.join('\n') };
};
