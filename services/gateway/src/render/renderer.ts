import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { remoteFolder, shellFolder } from '@psp/bff-kit/releases/live';
import { ROMANIA } from '@psp/contracts/romania';
import type { BundleLocation, FromWorker, ToWorker } from './protocol.ts';
import { readSource, type Source, type Sources, versionOf } from './source.ts';

/** Sends a page's request to the public service; null without a response. */
export type AskService = (path: string) => Promise<{ status: number; body: string; type: string } | null>;

interface RenderResult {
  /** Null when only the browser can render the page. */
  page: { status: number; html: string; location?: string } | null;
  /** Paths that the page requested from the public service. */
  asked: string[];
}

interface PageQueue {
  /** Queues a page. Resolves to null when rendering fails or times out, or the queue is full. */
  add(address: string): Promise<RenderResult | null>;
  /** Settles a started page. */
  done(id: number, result: RenderResult | null): void;
  /** Resolves all pages to null. */
  cancelAll(): void;
}

interface PageQueueOptions {
  /** Starts rendering a page; the caller calls `done` with the result. */
  start: (id: number, address: string) => void;
  /** Called when a page times out. */
  onTimeout: () => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Number of pages rendered concurrently; more would delay all of them. */
const MAX_CONCURRENT = 4;
/** Maximum length of the queue; pages beyond it would time out. */
const MAX_QUEUED = 40;

/** Creates the queue of pages to be rendered. */
function createPageQueue({ start, onTimeout, limit }: PageQueueOptions): PageQueue {
  const pending = new Map<number, (result: RenderResult | null) => void>();
  const queue = new Map<number, string>();
  const running = new Set<number>();
  let lastId = 0;
  const settle = (id: number, result: RenderResult | null): void => {
    pending.get(id)?.(result);
    pending.delete(id);
    queue.delete(id);
  };
  /* A page that timed out in the queue is never started; a running one occupies its slot until it is done. */
  const startNext = (): void => {
    for (const [id, address] of queue) {
      if (running.size >= MAX_CONCURRENT) return;
      queue.delete(id);
      running.add(id);
      start(id, address);
    }
  };
  const add = (address: string): Promise<RenderResult | null> => {
    if (queue.size >= MAX_QUEUED) return Promise.resolve(null);
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<RenderResult | null>();
    const timer = setTimeout(() => {
      settle(id, null);
      onTimeout();
    }, limit);
    pending.set(id, resolve);
    queue.set(id, address);
    startNext();
    return promise.finally(() => clearTimeout(timer));
  };
  const done = (id: number, result: RenderResult | null): void => {
    running.delete(id);
    settle(id, result);
    startNext();
  };
  return { add, done, cancelAll: () => [...pending.keys()].forEach((id) => settle(id, null)) };
}

interface RenderThread {
  /** False once the thread has ended. */
  isRunning(): boolean;
  /** Renders a page; null when that fails or times out. */
  render(address: string): Promise<RenderResult | null>;
  close(): Promise<void>;
}

interface RenderThreadOptions {
  ask: AskService;
  report: (reason: string) => void;
  /** Time limit of a page in milliseconds. */
  limit: number;
}

/** Milliseconds without a message after which the thread counts as hung. */
const HUNG_AFTER_MS = { started: 600, starting: 15_000 };
const HEAP_LIMIT_MB = 256;

/** Starts a thread that renders pages with the bundles at `location`. */
function startRenderThread(location: BundleLocation, { ask, report, limit }: RenderThreadOptions): RenderThread {
  const worker = startWorker(location);
  let running = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process
  const send = (message: ToWorker): void => worker.postMessage(message);
  const end = (): void => {
    running = false;
    pages.cancelAll();
  };
  const stop = async (): Promise<void> => {
    end();
    await worker.terminate();
  };
  const onHung = (timeout: number): void => {
    if (!running) return;
    report(`no sign of life for ${timeout} ms`);
    void stop();
  };
  const watchdog = createWatchdog(() => send({ kind: 'alive' }), onHung);
  const start = (id: number, address: string): void => send({ kind: 'draw', id, address });
  const pages = createPageQueue({ start, onTimeout: watchdog.check, limit });
  worker.on('message', (message: FromWorker) => {
    watchdog.received(message);
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
    render: (address) => (running ? pages.add(address) : Promise.resolve(null)),
    close: stop,
  };
}

function startWorker(location: BundleLocation): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: location,
    // Page code must not see the gateway's secrets and preloads.
    env: { NODE_ENV: 'production', TZ: ROMANIA },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  // The thread alone must not keep the process alive.
  worker.unref();
  return worker;
}

/* Distinguishes a hung thread, which needs a restart, from a slow service: `check` pings the thread and expects any message. */
function createWatchdog(ping: () => void, onHung: (timeout: number) => void) {
  let count = 0;
  let timeout = HUNG_AFTER_MS.starting;
  return {
    received: ({ kind }: FromWorker): void => {
      count += 1;
      if (kind === 'ready') timeout = HUNG_AFTER_MS.started;
    },
    check: (): void => {
      const before = count;
      ping();
      setTimeout(() => count === before && onHung(timeout), timeout).unref();
    },
  };
}

export interface RendererOptions extends Sources {
  releasesDir: string;
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
  /** Renders a public page for a visitor; null when that fails and the browser must do it. Never rejects. */
  render(address: string): Promise<RenderResult | null>;
  /** Key of the live releases of the shell and the public remote, and of the names of the domains. */
  version(): Promise<string>;
  /** Starts the thread before the first page. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/* Rendering in the browser takes about as long. */
const LIMIT_MS = 1000;
const PAUSE_MS = 5000;

/**
 * Creates the renderer of public pages, which follows the live releases of the shell and the public remote, and the names of the
 * domains.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const { releasesDir, origin, ask, report, limit = LIMIT_MS, pause = PAUSE_MS } = options;
  let current: { version: string; thread: RenderThread; startedAt: number } | undefined;

  const start = (source: Source): RenderThread | null => {
    const { shell, remote: entry } = source.live;
    if (!shell || !entry) return null;
    const shellDir = shellFolder(releasesDir, shell);
    const releaseDir = remoteFolder(releasesDir, entry);
    const bundles = [join(shellDir, 'server/shell.mjs'), join(releaseDir, 'server/mfe-public.mjs')];
    if (!bundles.every(existsSync)) return null;
    const location = { shellDir, base: `/shell/${shell}/`, releaseDir, entry, origin, domains: source.domains };
    const thread = startRenderThread(location, { ask, report, limit });
    current = { version: versionOf(source), thread, startedAt: performance.now() };
    return thread;
  };

  const threadFor = (source: Source): RenderThread | null => {
    if (!current) return start(source);
    const { version, thread, startedAt } = current;
    const isSame = version === versionOf(source);
    if (isSame && thread.isRunning()) return thread;
    // Prevents a busy loop of restarts.
    if (isSame && performance.now() - startedAt < pause) return null;
    void thread.close();
    current = undefined;
    return start(source);
  };

  const render = async (address: string): Promise<RenderResult | null> =>
    (await threadFor(await readSource(options))?.render(address)) ?? null;
  return {
    render,
    version: async () => versionOf(await readSource(options)),
    warm: async () => void (await render('/')),
    close: async () => void (await current?.thread.close()),
  };
}
