import { FAILED_AT_ONCE, JOB_LABELS } from '@psp/contracts/job-labels';
import type { FailedJobAction } from '@psp/contracts/portal-health';
import { sql } from 'kysely';
import { type Acted, act, lockAll, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { RunAgain } from '../../capability.ts';
import { DomainError } from '../../errors.ts';
import { record } from '../audit/record.ts';
import type { Write } from '../../write.ts';
import { FailedJob } from './failed-job.entity.ts';

const failedJobs: Acted<FailedJob> = { entity: 'failed-job', type: FailedJob, where: (id) => ({ id }) };
const LIMITS: Readonly<Record<string, { again?: RunAgain } | undefined>> = Object.assign(
  {},
  ...CAPABILITIES.map(({ jobs }) => jobs),
);

/** The payload with which a job can run again after its last try; null when it cannot. */
export const payloadToRunAgain = (queue: string, payload: unknown): Readonly<Record<string, unknown>> | null => {
  const again = LIMITS[queue]?.again;
  if (!again || !payload || typeof payload !== 'object') return null;
  const given = payload as Readonly<Record<string, unknown>>;
  return again.fits && !again.fits(given) ? null : given;
};

/* Enqueues jobs of one queue again, in one statement. */
const runAgain = async ({ db }: Write<Actor>, queue: string, jobs: readonly FailedJob[]): Promise<void> => {
  const payloads = jobs.flatMap(({ payload }) => (payload ? [payload] : []));
  const ids = payloads.map(({ id }) => id).filter((id) => typeof id === 'string');
  await LIMITS[queue]?.again?.prepare?.({ db }, ids);
  await db.run(sql`select enqueue(${queue}, array(select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)))`);
};

/** Runs a failed job once more. Throws `version.stale`, and `action.not_allowed` for a job that cannot run again. */
export const retryJob = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const job = await act(write, failedJobs, input, (one) => one.retry(write.actor, write.now));
  await runAgain(write, job.queue, [job]);
};

/** Takes a failed job off the list. Throws `version.stale`. */
export const dismissJob = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  await act(write, failedJobs, input, (one) => one.dismiss(write.actor, write.now));
};

interface OfQueue {
  queue: string;
  /** Newer failures stay. */
  until: string;
}

/* Rows that somebody else settles at the same time are waited for, and then no longer match. */
const settleAll = async (
  write: Write<Actor>,
  { queue, until }: OfQueue,
  name: FailedJobAction,
): Promise<FailedJob[]> => {
  const { actor, db, now } = write;
  const ids = await db.run(sql<{ id: string }>`select id from failed_job
    where queue = ${queue} and status = 'failed' and created_at <= ${until}::timestamptz
      and (${name === 'dismiss'}::boolean or payload is not null)
    order by id limit ${sql.lit(FAILED_AT_ONCE)} for update`);
  if (ids.length === 0) throw new DomainError('failed-job.settled');
  const jobs = await lockAll(write, FailedJob, { id: { $in: ids.map(({ id }) => id) } });
  for (const job of jobs) job[name](actor, now);
  record(
    write,
    { entity: 'failed-job', id: null },
    { action: `${name}All` },
    { details: { title: JOB_LABELS[queue] ?? queue, rows: jobs.length } },
  );
  return jobs;
};

/** Runs the failed jobs of a queue once more. Throws `failed-job.settled` when there are none left. */
export const retryJobs = async (write: Write<Actor>, input: OfQueue): Promise<void> => {
  await runAgain(write, input.queue, await settleAll(write, input, 'retry'));
};

/** Takes the failed jobs of a queue off the list. Throws `failed-job.settled` when there are none left. */
export const dismissJobs = async (write: Write<Actor>, input: OfQueue): Promise<void> => {
  await settleAll(write, input, 'dismiss');
};
