import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from './failure.ts';
import type { Slot } from './service-process.ts';

/** Sent by every service to the process that started it, while its event loop runs. */
export const BEAT = 'alive';
export const BEAT_EVERY_MS = 500;

/** How a service is asked for a sign of life, and after how many in a row without an answer it counts as frozen. */
export interface Liveness {
  everyMs: number;
  withinMs: number;
  misses: number;
}

/** Sixteen seconds in all: a machine that is busy with a build answers later than usual, not that late. */
export const LIVENESS: Liveness = { everyMs: 2000, withinMs: 2000, misses: 4 };

/**
 * Resolves true once the process of a service that is up is frozen, and false when it has ended. A service with an address has to
 * answer there; one that does not listen, which starts or finishes what it has, has to send beats.
 */
export async function untilFrozen(slot: Slot, { everyMs, withinMs, misses }: Liveness): Promise<boolean> {
  const { child, spec } = slot;
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  for (let missed = 0; missed < misses; ) {
    await delay(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    if (ended.signal.aborted) return false;
    // One that is not up yet, or is asked to end, has time limits of its own.
    const lives = !slot.up || (await showsLife(child, spec.healthUrl, withinMs));
    missed = lives ? 0 : missed + 1;
  }
  return !ended.signal.aborted && slot.up;
}

async function showsLife(child: ChildProcess, healthUrl: string | undefined, withinMs: number): Promise<boolean> {
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
