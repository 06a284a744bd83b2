import { operationUrl } from './address.ts';
import { backgroundHeader } from './background.ts';
import { lastRefresh, rememberRefresh, wasSignedIn } from './memory.ts';
import { fetchTimed } from './server-clock.ts';
import { ANSWER_MS } from './time-limit.ts';

const LOCK = 'psp:refresh';

/** 'renewed': the request can be repeated. 'ended': there is no session. 'unreachable': the state is unknown. */
export type RefreshResult = 'renewed' | 'ended' | 'unreachable';

let inFlight: Promise<RefreshResult> | null = null;

/**
 * Renews the session. Concurrent calls share one request, and tabs use a lock (Web Locks where available), so that a rotated
 * token is never sent twice. `isBackground`: does not extend an idle session. Never rejects.
 */
export function refreshSession({ isBackground = false } = {}): Promise<RefreshResult> {
  inFlight ??= refreshOnce(isBackground).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

async function refreshOnce(isBackground: boolean): Promise<RefreshResult> {
  if (!wasSignedIn()) return 'ended';
  const requestedAt = Date.now();
  const locks = globalThis.navigator?.locks;
  if (!locks) return send(isBackground);
  return locks.request(LOCK, () => (lastRefresh() >= requestedAt ? 'renewed' : send(isBackground)));
}

async function send(isBackground: boolean): Promise<RefreshResult> {
  try {
    const response = await fetchTimed(operationUrl('identity', 'POST /token'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...backgroundHeader(isBackground) },
      body: JSON.stringify({ grant_type: 'refresh_token' }),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.ok) {
      rememberRefresh(Date.now());
      return 'renewed';
    }
    return response.status === 401 || response.status === 403 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
