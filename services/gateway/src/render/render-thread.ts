import { ROMANIA } from '@psp/contracts/romania';
import { Worker } from 'node:worker_threads';
import type { FromWorker, Place, ToWorker } from './protocol.ts';
import { createPageQueue, type Drawn } from './page-queue.ts';

/** A page's request to the public service; null without a response. */
export type AskService = (path: string) => Promise<{ status: number; body: string; type: string } | null>;

export interface RenderThread {
  /** False once the thread has ended. */
  isRunning(): boolean;
  /** Null on failure or beyond the time limit. */
  draw(address: string): Promise<Drawn | null>;
  close(): Promise<void>;
}

export interface RenderThreadOptions {
  ask: AskService;
  report: (reason: string) => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Milliseconds without a reply until the thread counts as hung. */
const DEAF_AFTER_MS = { started: 600, starting: 15_000 };
const MEGABYTES = 256;

/** Starts a thread that renders pages with the bundles at `place`. */
export function startRenderThread(place: Place, { ask, report, limit }: RenderThreadOptions): RenderThread {
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
    // Without the gateway's secrets and preloads.
    env: { NODE_ENV: 'production', TZ: ROMANIA },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // Does not keep the process alive.
  worker.unref();
  return worker;
}

/* A hung thread, unlike a slow service, is cured by a restart. */
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
