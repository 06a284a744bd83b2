import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Lifetime of an entry in milliseconds, because changes caused by time alone, such as an expired offer, send no event. */
const TTL_MS = 60_000;
/** Minimum size in bytes of a compressed body. */
const COMPRESS_FROM = 1400;
/** Maximum size in bytes of a compressed body: compressing more blocks the event loop. */
const COMPRESS_TO = 1_000_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is the same for all users. */
export interface SharedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Topics whose changes make the response stale. */
  topics: readonly string[];
}

export interface CachedResponse extends SharedResponse {
  etag: string;
  /** The encoded body, created on first use. */
  encoded(encoding: Encoding): Buffer;
}

export interface ResponseCache {
  get(key: string): CachedResponse | undefined;
  /** Logical timestamp to pass to `store` for a response started now. */
  timestamp(): number;
  /** Stores a response unless one of its topics has changed since `startedAt`. */
  store(key: string, response: SharedResponse, startedAt: number): void;
  /** Removes the responses with this topic. */
  invalidate(topic: string): void;
  /** Clears the cache. A disabled cache stores nothing, because it would miss changes. */
  setEnabled(isEnabled: boolean): void;
}

/** A weak ETag, equal for all encodings of a body. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64')}"`;

/** Adds ETag and encoded bodies to a response. */
export const toCached = (response: SharedResponse): CachedResponse => {
  const bodies = new Map<Encoding, Buffer>([['identity', response.body]]);
  const encoded = (encoding: Encoding): Buffer => {
    const body = bodies.get(encoding) ?? compress(response.body, encoding);
    bodies.set(encoding, body);
    return body;
  };
  return { ...response, etag: etagOf(response.body), encoded };
};

const compress = (body: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
};

/** Chooses the encoding by the Accept-Encoding header and the size of the body. */
export const encodingFor = (accepts: string | undefined, { body }: SharedResponse): Encoding => {
  if (!accepts || body.length < COMPRESS_FROM || body.length > COMPRESS_TO) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts) ? 'gzip' : 'identity';
};

/** Creates an in-memory cache of at most `maxBytes`, whose entries expire after a minute. It is disabled at first. */
export const createResponseCache = (maxBytes: number): ResponseCache => {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    // Up to three encodings and the key.
    sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 1000,
    ttl: TTL_MS,
  });
  const changedAt = new Map<string, number>();
  let clock = 0;
  let clearedAt = 0;
  let isEnabled = false;
  return {
    get: (key) => entries.get(key),
    timestamp: () => clock,
    store: (key, response, startedAt) => {
      const isStale = startedAt < clearedAt || response.topics.some((topic) => (changedAt.get(topic) ?? 0) > startedAt);
      if (isEnabled && !isStale) entries.set(key, toCached(response));
    },
    invalidate: (topic) => {
      clock += 1;
      changedAt.set(topic, clock);
      for (const [key, { topics }] of entries.entries()) if (topics.includes(topic)) entries.delete(key);
    },
    setEnabled: (enabled) => {
      clock += 1;
      clearedAt = clock;
      isEnabled = enabled;
      entries.clear();
    },
  };
};
