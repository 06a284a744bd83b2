import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveEntry } from '@psp/contracts/page-rendering';
import { type AskService, type RenderThread, startRenderThread } from './render-thread.ts';
import { createLiveEntry, releaseFolder } from './live.ts';
import type { Drawn } from './page-queue.ts';

export interface RendererOptions {
  shellDir: string;
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
  /** Renders a public page for a visitor; null when the browser must render it. Never rejects. */
  render(address: string): Promise<Drawn | null>;
  /** Live release of the public remote; null when there is none. */
  version(): Promise<string | null>;
  /** Starts the thread before the first page. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/* Rendering in the browser takes about as long. */
const LIMIT_MS = 1000;
const PAUSE_MS = 5000;

/** Creates the renderer of public pages, which follows the live release of the public remote. */
export function createRenderer(options: RendererOptions): Renderer {
  const { shellDir, releasesDir, origin, ask, report, limit = LIMIT_MS, pause = PAUSE_MS } = options;
  const liveEntry = createLiveEntry(releasesDir);
  let current: { version: string; thread: RenderThread; startedAt: number } | undefined;

  const start = (entry: LiveEntry): RenderThread | null => {
    const releaseDir = releaseFolder(releasesDir, entry);
    const bundles = [join(shellDir, 'server/shell.mjs'), join(releaseDir, 'server/mfe-public.mjs')];
    if (!bundles.every(existsSync)) return null;
    const thread = startRenderThread({ shellDir, releaseDir, entry, origin }, { ask, report, limit });
    current = { version: entry.version, thread, startedAt: Date.now() };
    return thread;
  };

  const threadFor = (entry: LiveEntry): RenderThread | null => {
    if (!current) return start(entry);
    const { version, thread, startedAt } = current;
    if (version === entry.version && thread.isRunning()) return thread;
    // Avoids a busy loop of restarts.
    if (version === entry.version && Date.now() - startedAt < pause) return null;
    void thread.close();
    current = undefined;
    return start(entry);
  };

  const render = async (address: string): Promise<Drawn | null> => {
    const entry = await liveEntry();
    return (entry && (await threadFor(entry)?.draw(address))) ?? null;
  };
  return {
    render,
    version: async () => (await liveEntry())?.version ?? null,
    warm: async () => void (await render('/')),
    close: async () => void (await current?.thread.close()),
  };
}
