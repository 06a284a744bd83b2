import { markSessionEnded } from '@psp/auth/session';
import { apiAddress } from '@psp/auth/session/address';
import { backgroundHeader } from '@psp/auth/session/background';
import { refreshSession } from '@psp/auth/session/refresh';
import { BEAT_MS } from '@psp/contracts/live';
import { readEvents, type StreamEvent } from '@psp/contracts/live-events';
import type { eventOperations } from '@psp/contracts/live-stream';
import { createApi } from '@psp/remote/api';

/** Milliseconds before reconnecting: `least` doubles per failure up to `most`; a random part up to `spread` is added. */
const RECONNECT_MS = { least: 1000, spread: 2000, most: 30_000 };
/** A stream without data for this many milliseconds is dead, for example after a laptop's sleep. */
const SILENCE_MS = 2.4 * BEAT_MS;

const identity = createApi<typeof eventOperations>('identity');

export interface StreamOptions {
  /** Id of the last event; null before the first one. */
  place: () => string | null;
  /** Age in seconds of the data on the page; sent while there is no last event. */
  age: () => number;
  take: (event: StreamEvent) => void;
  opened: (isOpen: boolean) => void;
  signal: AbortSignal;
}

type End = 'cut' | 'failed' | 'signed-out';

/** Calls `wake` when the page becomes visible or the device online; returns a function that removes the listeners. */
function onWaking(wake: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', shown);
  };
}

/** Waits `ms` milliseconds, or until the page wakes or the signal is aborted. */
async function waitToReconnect(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = onWaking(resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  stop();
}

/** Keeps one stream of events open and resumes it after a cut. Resolves when aborted or when the session has ended. */
export async function keepOpen(options: StreamOptions): Promise<void> {
  const { signal, opened } = options;
  for (let failures = 0; !signal.aborted; ) {
    const end = await follow(options).catch((): End => 'cut');
    opened(false);
    if (end === 'signed-out') return;
    failures = end === 'cut' ? 0 : failures + 1;
    const wait = RECONNECT_MS.least * 2 ** Math.min(failures, 5) + Math.random() * RECONNECT_MS.spread;
    if (!signal.aborted) await waitToReconnect(Math.min(RECONNECT_MS.most, wait), signal);
  }
}

async function follow(options: StreamOptions): Promise<End> {
  const { signal, opened } = options;
  const silence = watchSilence();
  try {
    const response = await request(options, AbortSignal.any([signal, silence.signal])).catch(() => null);
    if (response?.status === 401) return (await renewSession()) ? 'failed' : 'signed-out';
    if (!response?.ok || !response.body) return 'failed';
    opened(true);
    silence.reset();
    await readEvents(response.body, (event) => {
      silence.reset();
      options.take(event);
    });
    return 'cut';
  } finally {
    silence.stop();
  }
}

async function renewSession(): Promise<boolean> {
  const result = await refreshSession({ isBackground: true });
  if (result === 'ended') markSessionEnded();
  return result !== 'ended';
}

function request({ place, age }: StreamOptions, signal: AbortSignal): Promise<Response> {
  const after = place();
  const query = after === null ? { since: Math.min(3600, Math.ceil(age())) } : {};
  return fetch(apiAddress(identity.href('GET /events', { query })), {
    headers: {
      accept: 'text/event-stream',
      ...backgroundHeader(true),
      ...(after === null ? {} : { 'last-event-id': after }),
    },
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  });
}

/* Aborts after `SILENCE_MS` without data. Also checks on waking, because timers stop while the device sleeps. */
function watchSilence() {
  const cut = new AbortController();
  let last = Date.now();
  const isSilent = () => Date.now() - last > SILENCE_MS;
  const check = () => {
    if (isSilent()) cut.abort();
  };
  const timer = setInterval(check, SILENCE_MS / 4);
  const stopWaking = onWaking(check);
  return {
    signal: cut.signal,
    reset: () => {
      last = Date.now();
    },
    stop: () => {
      clearInterval(timer);
      stopWaking();
      cut.abort();
    },
  };
}
