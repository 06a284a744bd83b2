import { DomainError } from './errors.ts';
import { Piscina } from 'piscina';

/** Milliseconds that a call may take, waiting for a thread included. */
const LIMIT_MS = 20_000;
/** Calls of one owner that may be under way or wait; they run one after the other, so that the other thread is left to others. */
const CALLS_PER_OWNER = 5;

let started: Piscina | undefined;

/* Threads are started by the first call, and end when nobody needs them. They do not get the secrets of the process. */
const threads = (): Piscina =>
  (started ??= new Piscina({
    ...{ minThreads: 0, maxThreads: 2, maxQueue: 40, idleTimeout: 30_000 },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
  }));

/** The last call of each owner with calls under way, and their number. */
const owners = new Map<string, { last: Promise<unknown>; calls: number }>();

/* Runs `call` after the earlier calls of its owner. Throws `service.busy` when too many wait. */
async function inTurn<T>(owner: string, call: () => Promise<T>): Promise<T> {
  const queue = owners.get(owner) ?? { last: Promise.resolve(), calls: 0 };
  if (queue.calls >= CALLS_PER_OWNER) throw new DomainError('service.busy');
  owners.set(owner, queue);
  queue.calls += 1;
  const own = queue.last.then(call);
  queue.last = own.catch(() => undefined);
  try {
    return await own;
  } finally {
    queue.calls -= 1;
    if (queue.calls === 0) owners.delete(owner);
  }
}

/** A function that a thread can run: its input and result are cloned. */
type Run = (input: never) => unknown;

/**
 * Returns a function that runs the export `name` of a module in a thread, so that the event loop is not held by work that grows with
 * what somebody sent. It takes the input and the id of whoever asks, whose calls run one after the other; null for the portal itself.
 * Memory is limited to 256 MB. The function throws `work.too_large` beyond that, and `service.busy` beyond `limitMs` or when too
 * many calls wait.
 */
export const inThread =
  <Fn extends Run>(module: URL, name: string, limitMs = LIMIT_MS) =>
  async (input: Parameters<Fn>[0], owner: string | null): Promise<Awaited<ReturnType<Fn>>> => {
    const signal = AbortSignal.timeout(limitMs);
    const call = () => threads().run(input, { filename: module.href, name, signal });
    try {
      return await (owner === null ? call() : inTurn(owner, call));
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
