import { setTimeout as delay } from 'node:timers/promises';
import { strings } from '../start/strings.ts';
import { type DatabaseOptions, type DatabaseServer, startDatabase } from './server.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run this long is restarted after the first pause again. */
const STABLE_MS = 60_000;

/** Dependencies that tests replace. */
interface Dependencies {
  start: (options: DatabaseOptions) => Promise<Pick<DatabaseServer, 'url' | 'elsewhere' | 'ended' | 'stop'>>;
  /** Resolves after the time; rejects when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const defaults: Dependencies = { start: startDatabase, wait: (ms, signal) => delay(ms, undefined, { signal }) };

/**
 * Starts the database and restarts its server at the same address whenever it ends by itself: after half a second, then twice as long
 * each time, up to thirty seconds. Reports this through `say`. `stop` stops the server for good.
 */
export async function keepDatabase(
  options: DatabaseOptions,
  say: (line: string) => void,
  { start, wait }: Dependencies = defaults,
): Promise<Pick<DatabaseServer, 'url' | 'elsewhere' | 'stop'>> {
  const over = new AbortController();
  let server = await start(options);
  const { url, elsewhere } = server;
  const port = Number(new URL(url).port);

  async function restart(pause: number): Promise<void> {
    await wait(pause, over.signal);
    try {
      server = await start({ ...options, port });
    } catch (error) {
      say(strings.databaseStillAway(error instanceof Error ? error.message : String(error)));
      return restart(Math.min(pause * 2, LONGEST_PAUSE_MS));
    }
    if (over.signal.aborted) return server.stop();
    say(strings.databaseBack);
    void watch(pause);
  }
  async function watch(before: number): Promise<void> {
    const began = Date.now();
    await server.ended;
    if (over.signal.aborted) return;
    say(strings.databaseEnded);
    const pause = Date.now() - began > STABLE_MS ? FIRST_PAUSE_MS : Math.min(before * 2, LONGEST_PAUSE_MS);
    starting = restart(pause).catch(() => undefined);
  }
  let starting: Promise<void> | undefined;
  void watch(FIRST_PAUSE_MS / 2);
  const stop = async (): Promise<void> => {
    over.abort();
    await starting;
    await server.stop();
  };
  return { url, elsewhere, stop };
}
