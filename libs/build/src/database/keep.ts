import { setTimeout as delay } from 'node:timers/promises';
import { strings } from '../start/strings.ts';
import { type DatabaseOptions, type DatabaseServer, startDatabase } from './server.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** After this long the server counts as well again. */
const WELL_MS = 60_000;

/** What keeping a database takes; tests bring their own. */
interface Means {
  start: (options: DatabaseOptions) => Promise<Pick<DatabaseServer, 'url' | 'elsewhere' | 'ended' | 'stop'>>;
  /** Waits, unless what it belongs to is over. */
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const means: Means = { start: startDatabase, wait: (ms, signal) => delay(ms, undefined, { signal }) };

/**
 * Starts the database and, whenever its server ends by itself, says so and starts it again at the same address: after half a
 * second, then twice as long each time, up to thirty seconds. `stop` ends it for good.
 */
export async function keepDatabase(
  options: DatabaseOptions,
  say: (line: string) => void,
  { start, wait }: Means = means,
): Promise<Pick<DatabaseServer, 'url' | 'elsewhere' | 'stop'>> {
  const over = new AbortController();
  let server = await start(options);
  const { url, elsewhere } = server;
  const port = Number(new URL(url).port);

  async function again(pause: number): Promise<void> {
    await wait(pause, over.signal);
    try {
      server = await start({ ...options, port });
    } catch (error) {
      say(strings.databaseStillAway(error instanceof Error ? error.message : String(error)));
      return again(Math.min(pause * 2, LONGEST_PAUSE_MS));
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
    const pause = Date.now() - began > WELL_MS ? FIRST_PAUSE_MS : Math.min(before * 2, LONGEST_PAUSE_MS);
    starting = again(pause).catch(() => undefined);
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
