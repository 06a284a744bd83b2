import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id, isoDateTime, version } from './common.ts';
import { act, operations, read } from './operations.ts';

/** How a part of the portal is: good, to be watched, or a problem. */
export const HEALTH_STATES = ['good', 'watch', 'problem'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** Why a job failed, without the text of its error, which may repeat what it worked on. */
export const JOB_ERRORS = [
  'refused',
  'connection',
  'timeout',
  'worker_gone',
  'disk',
  'memory',
  'database',
  'unexpected',
] as const;
export type JobError = (typeof JOB_ERRORS)[number];

export const FAILED_JOB_ACTIONS = ['retry', 'dismiss'] as const;
export type FailedJobAction = (typeof FAILED_JOB_ACTIONS)[number];
export type FailedJobStatus = 'failed' | 'retried' | 'dismissed';

const state = z.enum(HEALTH_STATES);
/** Name of a queue. */
const queue = z.string();
const actions = z.array(z.enum(FAILED_JOB_ACTIONS));

const failedJob = z.object({
  id,
  version,
  queue,
  error: z.enum(JOB_ERRORS),
  attempts: z.int(),
  failedAt: isoDateTime,
  /** Recipient of a mail; null for other jobs. */
  recipient: z.string().nullable(),
  actions,
});
export type FailedJob = z.infer<typeof failedJob>;

/** Failed jobs of one queue that nobody has settled; `count` stops at FIGURE_LIMIT. `actions` are for all of them at once. */
const failedGroup = z.object({ queue, count: z.int(), lastAt: isoDateTime, actions });
export type FailedGroup = z.infer<typeof failedGroup>;

const report = z.object({
  state,
  /** Null when none was reported. */
  last: z
    .object({ finishedAt: isoDateTime, outcome: z.enum(['ok', 'failed']), detail: z.string().nullable() })
    .nullable(),
});
export type OperationReport = z.infer<typeof report>;

/** Health of the portal, each part with its state. Counts stop at FIGURE_LIMIT. */
export const portalHealth = z.object({
  readAt: isoDateTime,
  /** The worst state of all parts. */
  state,
  jobs: z.object({
    state,
    /** Jobs that could run now, and those that wait for their next try. */
    waiting: z.int(),
    delayed: z.int(),
    oldestAt: isoDateTime.nullable(),
    queues: z.array(z.object({ queue, waiting: z.int(), delayed: z.int(), oldestAt: isoDateTime.nullable() })),
  }),
  failures: z.object({ state, count: z.int(), groups: z.array(failedGroup), latest: z.array(failedJob) }),
  mail: z.object({
    state,
    waiting: z.int(),
    oldestAt: isoDateTime.nullable(),
    /** Failed in the last 24 hours. */
    failed: z.int(),
    lastSentAt: isoDateTime.nullable(),
    /** True when mail is kept in the portal, without a mail server; null while no worker has said it. */
    isKept: z.boolean().nullable(),
  }),
  disk: z.object({
    state,
    /** Of the disk of the file store; null for a store on another machine and before the first measurement. */
    freeBytes: z.int().nullable(),
    totalBytes: z.int().nullable(),
    databaseBytes: z.int().nullable(),
  }),
  workers: z.object({ state, alive: z.int(), lastSeenAt: isoDateTime.nullable() }),
  /** Since when the oldest row of the audit waits for its seal; null without one. */
  seals: z.object({ state, oldestAt: isoDateTime.nullable() }),
  backup: report,
  drill: report,
  /** Live releases; empty when the service cannot read the registry. */
  versions: z.array(z.object({ name: z.string(), version: z.string(), since: isoDateTime.nullable() })),
});
export type PortalHealth = z.infer<typeof portalHealth>;

/** All failed jobs of a queue up to the moment of the answer that the person read. */
const ofQueue = z.strictObject({ queue: z.string().min(1).max(100), until: isoDateTime });
const one = { access: editors, body: z.strictObject({ version }), view: portalHealth };
const all = { access: editors, body: ofQueue, view: portalHealth };

export const portalHealthOperations = operations(['admin'], {
  view: read('/health', { access: viewers, view: portalHealth }),
  retry: act('failed-job.retry', 'POST /failed-jobs/:id/retry', one),
  dismiss: act('failed-job.dismiss', 'POST /failed-jobs/:id/dismiss', one),
  retryAll: act('failed-job.retryAll', 'POST /failed-jobs/retry', all),
  dismissAll: act('failed-job.dismissAll', 'POST /failed-jobs/dismiss', all),
});
