import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './failure.ts';
import type { Slot } from './service-process.ts';

/** Message that every service sends to its parent process while its event loop runs. */
export const BEAT = 'alive';
export const BEAT_EVERY_MS = 500;

/** Interval and timeout of health checks, and the number of consecutive misses after which a service counts as frozen. */
export interface Liveness {
  everyMs: number;
  withinMs: number;
  misses: number;
}

/** Sixteen seconds in all; a service on a machine that is busy with a build still answers sooner. */
export const LIVENESS: Liveness = { everyMs: 2000, withinMs: 2000, misses: 4 };

/**
 * Resolves to true when the process of a running service is frozen, and to false when it has ended. A service with an address must answer
 * there; one that does not listen, because it is starting or finishing, must send beats.
 */
export async function untilFrozen(slot: Slot, { everyMs, withinMs, misses }: Liveness): Promise<boolean> {
  const { child, spec } = slot;
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  for (let missed = 0; missed < misses; ) {
    await delay(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    if (ended.signal.aborted) return false;
    // A service that is not up yet or is stopping has other time limits.
    const isAlive = !slot.up || (await isResponsive(child, spec.healthUrl, withinMs));
    missed = isAlive ? 0 : missed + 1;
  }
  return !ended.signal.aborted && slot.up;
}

async function isResponsive(child: ChildProcess, healthUrl: string | undefined, withinMs: number): Promise<boolean> {
  if (!healthUrl) return beats(child, withinMs);
  try {
    const response = await fetch(new URL('/healthz', healthUrl), { signal: AbortSignal.timeout(withinMs) });
    await response.body?.cancel();
    return true;
  } catch (error) {
    const isClosed = error instanceof Error && errorCode(error.cause) === 'ECONNREFUSED';
    return isClosed && beats(child, withinMs);
  }
}

async function beats(child: ChildProcess, withinMs: number): Promise<boolean> {
  const heard = Promise.withResolvers<boolean>();
  const listener = (message: unknown): void => {
    if (message === BEAT) heard.resolve(true);
  };
  const late = setTimeout(() => heard.resolve(false), withinMs);
  child.on('message', listener);
  const isHeard = await heard.promise;
  clearTimeout(late);
  child.off('message', listener);
  return isHeard;
}
