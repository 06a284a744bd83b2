import { isApiError } from '../api-error.ts';

/** How long a call whose outcome is unknown counts as the same intention when it is made again. */
const RETRIED_MS = 10 * 60_000;
/** Calls remembered at the same time. */
const MOST = 50;

interface Undecided {
  key: string;
  since: number;
}

const undecided = new Map<string, Undecided>();

/* `crypto.randomUUID` is missing on an address without https. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function keyFor(call: string): string {
  const known = undecided.get(call);
  if (known && Date.now() - known.since < RETRIED_MS) return known.key;
  const [oldest] = undecided.keys();
  if (oldest !== undefined && undecided.size >= MOST) undecided.delete(oldest);
  const key = newKey();
  undecided.set(call, { key, since: Date.now() });
  return key;
}

/* A refusal undoes the call with its key; without an answer, or with one of a proxy, the call may have been done. */
const isDecided = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * Sends a call under an Idempotency-Key. The same `call` (method, address and body) made again within ten minutes of an
 * attempt without an answer carries the same key, so that the service does it once. An answer ends the intention.
 */
export async function withKey<T>(call: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = keyFor(call);
  try {
    const answer = await send(key);
    undecided.delete(call);
    return answer;
  } catch (error) {
    if (isDecided(error)) undecided.delete(call);
    throw error;
  }
}
