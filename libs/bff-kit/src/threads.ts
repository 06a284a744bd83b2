import { DomainError } from '@psp/domain/errors';
import { Piscina } from 'piscina';

/** Milliseconds that a call may take, waiting for a thread included. */
const LIMIT_MS = 20_000;

let started: Piscina | undefined;

/* Threads are started by the first call, and end when nobody needs them. They do not get the secrets of the process. */
const threads = (): Piscina =>
  (started ??= new Piscina({
    ...{ minThreads: 0, maxThreads: 2, maxQueue: 40, idleTimeout: 30_000 },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
  }));

/** A function that a thread can run: its input and result are cloned. */
type Run = (input: never) => unknown;

/**
 * Returns a function that runs the export `name` of a module in a thread, so that the event loop is not held by work that grows with
 * what somebody sent. Memory is limited to 256 MB. The function throws `work.too_large` beyond that, and `service.busy` beyond
 * `limitMs` or when too many calls wait.
 */
export const inThread =
  <Fn extends Run>(module: URL, name: string, limitMs = LIMIT_MS) =>
  async (input: Parameters<Fn>[0]): Promise<Awaited<ReturnType<Fn>>> => {
    const task = { filename: module.href, name, signal: AbortSignal.timeout(limitMs) };
    try {
      return await threads().run(input, task);
    } catch (error) {
      throw refusalOf(error);
    }
  };

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return new DomainError('work.too_large');
  const isLate = error.name === 'AbortError' || error.message === 'Task queue is at limit';
  return isLate ? new DomainError('service.busy') : error;
}
