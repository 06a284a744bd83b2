import type { LoopWatch } from '@psp/bff-kit/loop-watch';
import { Histogram, type Registry } from 'prom-client';

/** Runs a job of a queue by calling `work`. */
export type RunJob = (queue: string, work: () => Promise<void>) => Promise<void>;

/** Returns a `RunJob` that records number and duration of jobs in the metrics. */
export function measuredJobs(metrics: Registry): RunJob {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a job took',
    labelNames: ['queue', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
    registers: [metrics],
  });
  return async (queue, work) => {
    const end = duration.startTimer({ queue });
    try {
      await work();
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  };
}

/** Returns a `RunJob` that runs jobs by `run` and reports those that block the event loop. */
export const watchedJobs =
  (watch: LoopWatch, run: RunJob = (_queue, work) => work()): RunJob =>
  async (queue, work) => {
    const end = watch.begin(queue);
    try {
      await run(queue, work);
    } finally {
      end();
    }
  };
