/** Time within which a repeated call keeps its key. */
const RETRIED_MS = 10 * 60_000;
/** Maximum number of stored keys. */
const MAX_KEYS = 50;

interface Unanswered {
  key: string;
  since: number;
}

const unanswered = new Map<string, Unanswered>();

/** Creates a version 4 UUID; `crypto.randomUUID` requires https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function keyFor(call: string): string {
  const known = unanswered.get(call);
  if (known && Date.now() - known.since < RETRIED_MS) return known.key;
  const [oldest] = unanswered.keys();
  if (oldest !== undefined && unanswered.size >= MAX_KEYS) unanswered.delete(oldest);
  const key = newKey();
  unanswered.set(call, { key, since: Date.now() });
  return key;
}

/**
 * Sends a call with an idempotency key (a UUID). `call` identifies the call: repeated within ten minutes of a failure, it gets the same
 * key. A success deletes the key.
 */
export async function withIdempotencyKey<T>(call: string, send: (key: string) => Promise<T>): Promise<T> {
  const answer = await send(keyFor(call));
  unanswered.delete(call);
  return answer;
}
