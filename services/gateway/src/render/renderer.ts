import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AskService, type RenderThread, startRenderThread } from './render-thread.ts';
import { type Live, type ReadLive, remoteFolder, shellFolder } from '@psp/bff-kit/releases/live';
import type { Drawn } from './page-queue.ts';

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
