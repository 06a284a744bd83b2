import { ROMANIA } from '@psp/contracts/romania';
import { Worker } from 'node:worker_threads';
import type { FromWorker, Place, ToWorker } from './protocol.ts';
import { createPageQueue, type Drawn } from './page-queue.ts';

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
const MEGABYTES = 256;

/** Starts a thread that draws pages with the bundles at a place. */
export function startDrawer(place: Place, { ask, report, limit }: DrawerOptions): Drawer {
  const worker = startThread(place);
  let running = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process
  const send = (message: ToWorker): void => worker.postMessage(message);
  const end = (): void => {
    running = false;
    pages.end();
  };
  const stop = async (): Promise<void> => {
    end();
    await worker.terminate();
  };
  const deaf = (patience: number): void => {
    if (!running) return;
    report(`no sign of life for ${patience} ms`);
    void stop();
  };
  const pulse = createPulse(() => send({ kind: 'alive' }), deaf);
  const begin = (id: number, address: string): void => send({ kind: 'draw', id, address });
  const pages = createPageQueue({ begin, late: pulse.check, limit });
  worker.on('message', (message: FromWorker) => {
    pulse.heard(message);
    if (message.kind === 'failed') report(message.reason);
    if (message.kind === 'drawn') pages.done(message.id, message);
    else if (message.kind === 'failed') pages.done(message.id, null);
    else if (message.kind === 'ask')
      void ask(message.path)
        .catch(() => null)
        .then((answer) => running && send({ kind: 'answer', id: message.id, answer }));
  });
  worker.on('error', (error) => report(String(error)));
  worker.on('exit', end);
  return {
    isRunning: () => running,
    draw: (address) => (running ? pages.add(address) : Promise.resolve(null)),
    close: stop,
  };
}

function startThread(place: Place): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: place,
    // Nothing of the gateway's secrets, and none of its preloads.
    env: { NODE_ENV: 'production', TZ: ROMANIA },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // A thread at work must not keep a gateway that is asked to end from ending.
  worker.unref();
  return worker;
}

/* Slow is a service that is waited for, or code that does not end; only the latter is cured by a new thread. */
function createPulse(call: () => void, deaf: (patience: number) => void) {
  let count = 0;
  let patience = DEAF_AFTER_MS.starting;
  return {
    heard: ({ kind }: FromWorker): void => {
      count += 1;
      if (kind === 'ready') patience = DEAF_AFTER_MS.started;
    },
    check: (): void => {
      const before = count;
      call();
      setTimeout(() => count === before && deaf(patience), patience).unref();
    },
  };
}
