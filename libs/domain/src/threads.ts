import { DomainError } from './errors.ts';
import { Piscina } from 'piscina';

/** Time limit of a call in milliseconds, including the wait for a thread. */
const LIMIT_MS = 20_000;
/** Running and waiting calls of one owner. They run one after the other, so that the second thread stays free for others. */
const CALLS_PER_OWNER = 5;

let started: Piscina | undefined;

/* Threads start with the first call and end when idle. Their environment contains no secrets. */
const threads = (): Piscina =>
  (started ??= new Piscina({
    ...{ minThreads: 0, maxThreads: 2, maxQueue: 40, idleTimeout: 30_000 },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
  }));

/** For each owner with running or waiting calls: the last call and the number of calls. */
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

/** A function that a thread can run; input and result are cloned. */
type Run = (input: never) => unknown;

/**
 * Returns a function that runs the export `name` of a module in a thread, so that work that grows with a user's input does not block
 * the event loop. The function takes the input and the id of the owner, whose calls run one after the other (null: the portal
 * itself). It throws `work.too_large` beyond 256 MB of memory, and `service.busy` after `limitMs` milliseconds or when too many
 * calls wait.
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
