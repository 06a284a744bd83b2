import { markSessionEnded } from '@psp/auth/session';
import { apiAddress } from '@psp/auth/session/address';
import { backgroundHeader } from '@psp/auth/session/background';
import { refreshSession } from '@psp/auth/session/refresh';
import { BEAT_MS } from '@psp/contracts/live';
import { readEvents, type StreamEvent } from '@psp/contracts/live-events';
import type { eventOperations } from '@psp/contracts/live-stream';
import { createApi } from '@psp/remote/api';

/** Milliseconds between two tries: after a cut, and at most after failures. */
const BACK = { least: 1000, spread: 2000, most: 30_000 };
/** Without a sign of life for longer, a stream is dead although nobody said so, as after a laptop's sleep. */
const SILENCE_MS = 2.4 * BEAT_MS;

const identity = createApi<typeof eventOperations>('identity');

export interface Following {
  /** Place to resume from; null for the first time. */
  place: () => string | null;
  /** Age in seconds of what the page shows, for the first time. */
  age: () => number;
  take: (event: StreamEvent) => void;
  opened: (isOpen: boolean) => void;
  signal: AbortSignal;
}

type End = 'cut' | 'failed' | 'signed-out';

/** Calls when the page is shown again or the device is online again; returns the function that stops it. */
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

/** Waits so many milliseconds, or until the page wakes or the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const stop = onWaking(resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  stop();
}

/** Keeps one stream of events open, and resumes it where it was cut. Resolves when aborted or when the session has ended. */
export async function keepOpen(following: Following): Promise<void> {
  const { signal, opened } = following;
  for (let failures = 0; !signal.aborted; ) {
    const end = await follow(following).catch((): End => 'cut');
    opened(false);
    if (end === 'signed-out') return;
    failures = end === 'cut' ? 0 : failures + 1;
    const wait = BACK.least * 2 ** Math.min(failures, 5) + Math.random() * BACK.spread;
    if (!signal.aborted) await pause(Math.min(BACK.most, wait), signal);
  }
}

async function follow(following: Following): Promise<End> {
  const { signal, opened } = following;
  const life = watchLife();
  try {
    const response = await request(following, AbortSignal.any([signal, life.signal])).catch(() => null);
    if (response?.status === 401) return (await renewed()) ? 'failed' : 'signed-out';
    if (!response?.ok || !response.body) return 'failed';
    opened(true);
    life.shown();
    await readEvents(response.body, (event) => {
      life.shown();
      following.take(event);
    });
    return 'cut';
  } finally {
    life.stop();
  }
}

async function renewed(): Promise<boolean> {
  const result = await refreshSession({ isBackground: true });
  if (result === 'ended') markSessionEnded();
  return result !== 'ended';
}

function request({ place, age }: Following, signal: AbortSignal): Promise<Response> {
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

/* Aborts when no sign of life came for too long; on waking at once, since timers sleep with the device. */
function watchLife() {
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
    shown: () => {
      last = Date.now();
    },
    stop: () => {
      clearInterval(timer);
      stopWaking();
      cut.abort();
    },
  };
}
