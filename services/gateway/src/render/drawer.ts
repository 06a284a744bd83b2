import { Worker } from 'node:worker_threads';
import type { FromWorker, Place, ToWorker } from './messages.ts';

/** A page drawn by the server, or why there is none. */
export interface Drawn {
  page: { status: number; html: string } | null;
  /** Addresses of the public service that the page is made of. */
  asked: string[];
}

/** What a page asks of the public service; null when it does not answer. */
export type AskService = (path: string) => Promise<{ status: number; body: string; type: string } | null>;

export interface Drawer {
  /** False once the thread has ended. */
  isRunning(): boolean;
  /** Null when there is no page within the time limit, or drawing it failed. */
  draw(address: string): Promise<Drawn | null>;
  close(): Promise<void>;
}

export interface DrawerOptions {
  ask: AskService;
  report: (reason: string) => void;
  /** Milliseconds after which a page is given up. */
  limit: number;
}

/** A thread that is busy this long after it was called does not come back; one that is starting has more to do. */
const DEAF_AFTER_MS = { started: 600, starting: 15_000 };
/** Pages wait for the service by turns; more in the thread's hands at a time would only make all of them late. */
const MOST_AT_ONCE = 4;
/** What waits beyond this would be late whatever is done. */
const MOST_WAITING = 40;
const MEGABYTES = 256;

/** Starts a thread that draws pages with the bundles at a place. */
export function startDrawer(place: Place, { ask, report, limit }: DrawerOptions): Drawer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: place,
    // Nothing of the gateway's secrets, and none of its preloads.
    env: { NODE_ENV: 'production', TZ: 'Europe/Bucharest' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const waiting = new Map<number, (drawn: Drawn | null) => void>();
  const queue = new Map<number, string>();
  const atWork = new Set<number>();
  let count = 0;
  let heard = 0;
  let patience = DEAF_AFTER_MS.starting;
  let running = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process
  const send = (message: ToWorker): void => worker.postMessage(message);
  const settle = (id: number, drawn: Drawn | null): void => {
    waiting.get(id)?.(drawn);
    waiting.delete(id);
    queue.delete(id);
  };
  /* A page that was given up while it waited is not drawn any more; one that is being drawn keeps its place until it is done. */
  const next = (): void => {
    for (const [id, address] of queue) {
      if (atWork.size >= MOST_AT_ONCE) return;
      queue.delete(id);
      atWork.add(id);
      send({ kind: 'draw', id, address });
    }
  };
  const done = (id: number, drawn: Drawn | null): void => {
    atWork.delete(id);
    settle(id, drawn);
    next();
  };
  const end = (): void => {
    running = false;
    for (const id of waiting.keys()) settle(id, null);
  };
  worker.on('message', (message: FromWorker) => {
    heard += 1;
    if (message.kind === 'ready') patience = DEAF_AFTER_MS.started;
    if (message.kind === 'drawn') done(message.id, message);
    if (message.kind === 'failed') {
      report(message.reason);
      done(message.id, null);
    }
    if (message.kind === 'ask') {
      const { id, path } = message;
      void ask(path)
        .catch(() => null)
        .then((answer) => running && send({ kind: 'answer', id, answer }));
    }
  });
  worker.on('error', (error) => report(String(error)));
  worker.on('exit', end);
  // A thread at work must not keep a gateway that is asked to end from ending.
  worker.unref();

  /* Slow is a service that is waited for, or code that does not end; only the latter is cured by a new thread. */
  const checkAlive = (): void => {
    const before = heard;
    send({ kind: 'alive' });
    setTimeout(() => {
      if (heard !== before || !running) return;
      report(`no sign of life for ${patience} ms`);
      end();
      void worker.terminate();
    }, patience).unref();
  };

  return {
    isRunning: () => running,
    draw: (address) => {
      if (!running || queue.size >= MOST_WAITING) return Promise.resolve(null);
      const id = ++count;
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          settle(id, null);
          checkAlive();
        }, limit);
        waiting.set(id, (drawn) => {
          clearTimeout(timer);
          resolve(drawn);
        });
        queue.set(id, address);
        next();
      });
    },
    close: async () => {
      end();
      await worker.terminate();
    },
  };
}
