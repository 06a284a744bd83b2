import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Live, type ReadLive, remoteFolder, shellFolder } from '@psp/bff-kit/releases/live';
import { ROMANIA } from '@psp/contracts/romania';
import type { FromWorker, Place, ToWorker } from './protocol.ts';

/** A page's request to the public service; null without a response. */
export type AskService = (path: string) => Promise<{ status: number; body: string; type: string } | null>;

/** A rendered page. */
interface Drawn {
  page: { status: number; html: string } | null;
  /** Requests to the public service made for the page. */
  asked: string[];
}

interface PageQueue {
  /** Null when rendering failed, took too long or the queue is full. */
  add(address: string): Promise<Drawn | null>;
  /** Sets the result of a started page. */
  done(id: number, drawn: Drawn | null): void;
  /** Cancels all pages. */
  end(): void;
}

interface PageQueueOptions {
  /** Starts rendering a page, to be completed by `done`. */
  begin: (id: number, address: string) => void;
  /** Called when a page exceeded its limit. */
  late: () => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Pages rendered concurrently; more would only delay all of them. */
const MOST_AT_ONCE = 4;
/** Maximum queue length: pages beyond it would exceed the limit. */
const MOST_WAITING = 40;

/** Creates the queue of pages to be rendered. */
function createPageQueue({ begin, late, limit }: PageQueueOptions): PageQueue {
  const waiting = new Map<number, (drawn: Drawn | null) => void>();
  const queue = new Map<number, string>();
  const atWork = new Set<number>();
  let count = 0;
  const settle = (id: number, drawn: Drawn | null): void => {
    waiting.get(id)?.(drawn);
    waiting.delete(id);
    queue.delete(id);
  };
  /* A page that timed out in the queue is skipped; a running one occupies its slot until it is done. */
  const next = (): void => {
    for (const [id, address] of queue) {
      if (atWork.size >= MOST_AT_ONCE) return;
      queue.delete(id);
      atWork.add(id);
      begin(id, address);
    }
  };
  const add = (address: string): Promise<Drawn | null> => {
    if (queue.size >= MOST_WAITING) return Promise.resolve(null);
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Drawn | null>();
    const timer = setTimeout(() => {
      settle(id, null);
      late();
    }, limit);
    waiting.set(id, resolve);
    queue.set(id, address);
    next();
    return promise.finally(() => clearTimeout(timer));
  };
  const done = (id: number, drawn: Drawn | null): void => {
    atWork.delete(id);
    settle(id, drawn);
    next();
  };
  return { add, done, end: () => [...waiting.keys()].forEach((id) => settle(id, null)) };
}

interface RenderThread {
  /** False once the thread has ended. */
  isRunning(): boolean;
  /** Null on failure or beyond the time limit. */
  draw(address: string): Promise<Drawn | null>;
  close(): Promise<void>;
}

interface RenderThreadOptions {
  ask: AskService;
  report: (reason: string) => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Milliseconds without a reply until the thread counts as hung. */
const DEAF_AFTER_MS = { started: 600, starting: 15_000 };
const MEGABYTES = 256;

/** Starts a thread that renders pages with the bundles at `place`. */
function startRenderThread(place: Place, { ask, report, limit }: RenderThreadOptions): RenderThread {
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

export interface RendererOptions {
  releasesDir: string;
  readLive: ReadLive;
  /** Public origin. */
  origin: string;
  ask: AskService;
  report: (reason: string) => void;
  /** Time limit of a page in milliseconds. */
  limit?: number;
  /** Delay in milliseconds before a failed thread is restarted. */
  pause?: number;
}

export interface Renderer {
  /** Renders a public page for a visitor; null when the browser must render it. Never rejects. */
  render(address: string): Promise<Drawn | null>;
  /** Live releases of the shell and the public remote, in one word. */
  version(): Promise<string>;
  /** Starts the thread before the first page. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/* Rendering in the browser takes about as long. */
const LIMIT_MS = 1000;
const PAUSE_MS = 5000;

const nameOf = ({ shell, remote }: Live): string => `${shell}+${remote?.version}`;

/** Creates the renderer of public pages, which follows the live releases of the shell and the public remote. */
export function createRenderer(options: RendererOptions): Renderer {
  const { releasesDir, readLive, origin, ask, report, limit = LIMIT_MS, pause = PAUSE_MS } = options;
  let current: { version: string; thread: RenderThread; startedAt: number } | undefined;

  const start = (live: Live): RenderThread | null => {
    const { shell, remote: entry } = live;
    if (!shell || !entry) return null;
    const shellDir = shellFolder(releasesDir, shell);
    const releaseDir = remoteFolder(releasesDir, entry);
    const bundles = [join(shellDir, 'server/shell.mjs'), join(releaseDir, 'server/mfe-public.mjs')];
    if (!bundles.every(existsSync)) return null;
    const place = { shellDir, base: `/shell/${shell}/`, releaseDir, entry, origin };
    const thread = startRenderThread(place, { ask, report, limit });
    current = { version: nameOf(live), thread, startedAt: performance.now() };
    return thread;
  };

  const threadFor = (live: Live): RenderThread | null => {
    if (!current) return start(live);
    const { version, thread, startedAt } = current;
    const isSame = version === nameOf(live);
    if (isSame && thread.isRunning()) return thread;
    // Avoids a busy loop of restarts.
    if (isSame && performance.now() - startedAt < pause) return null;
    void thread.close();
    current = undefined;
    return start(live);
  };

  const render = async (address: string): Promise<Drawn | null> =>
    (await threadFor(await readLive())?.draw(address)) ?? null;
  return {
    render,
    version: async () => nameOf(await readLive()),
    warm: async () => void (await render('/')),
    close: async () => void (await current?.thread.close()),
  };
}
