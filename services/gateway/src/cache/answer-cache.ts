import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Changes caused by time alone, such as an expired offer, send no event. */
const KEPT_MS = 60_000;
const COMPRESS_FROM = 1400;
/** Maximum bytes that are compressed: compressing more blocks the event loop. */
const COMPRESS_TO = 1_000_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response for anybody. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Topics whose change makes it stale. */
  topics: readonly string[];
}

export interface KeptAnswer extends Answer {
  etag: string;
  /** The encoded body, created on first use. */
  encoded(encoding: Encoding): Buffer;
}

export interface AnswerCache {
  find(key: string): KeptAnswer | undefined;
  /** Timestamp to pass to `keep` for a response started now. */
  moment(): number;
  /** Stores a response unless one of its topics has changed since `begun`. */
  keep(key: string, answer: Answer, begun: number): void;
  /** Removes the responses with this topic. */
  changed(topic: string): void;
  /** Clears the cache; while off nothing is stored, because changes are not received. */
  turn(isOn: boolean): void;
}

/** A weak ETag, equal for all encodings of a body. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64')}"`;

/** Adds validator and encodings to a response. */
export const kept = (answer: Answer): KeptAnswer => {
  const made = new Map<Encoding, Buffer>([['identity', answer.body]]);
  const encoded = (encoding: Encoding): Buffer => {
    const body = made.get(encoding) ?? compress(answer.body, encoding);
    made.set(encoding, body);
    return body;
  };
  return { ...answer, etag: etagOf(answer.body), encoded };
};

const compress = (body: Buffer, encoding: Encoding): Buffer => {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
};

/** Chooses the encoding by the Accept-Encoding header. */
export const encodingFor = (accepts: string | undefined, { body }: Answer): Encoding => {
  if (!accepts || body.length < COMPRESS_FROM || body.length > COMPRESS_TO) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts) ? 'gzip' : 'identity';
};

/** Creates an in-memory cache, limited to `maxBytes` and one minute, off until it is turned on. */
export const createAnswerCache = (maxBytes: number): AnswerCache => {
  const entries = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // Up to three encodings and the key.
    sizeCalculation: ({ body }, key) => body.length * 2 + key.length + 1000,
    ttl: KEPT_MS,
  });
  const changes = new Map<string, number>();
  let clock = 0;
  let turned = 0;
  let isOn = false;
  return {
    find: (key) => entries.get(key),
    moment: () => clock,
    keep: (key, answer, begun) => {
      const isStale = begun < turned || answer.topics.some((topic) => (changes.get(topic) ?? 0) > begun);
      if (isOn && !isStale) entries.set(key, kept(answer));
    },
    changed: (topic) => {
      clock += 1;
      changes.set(topic, clock);
      for (const [key, { topics }] of entries.entries()) if (topics.includes(topic)) entries.delete(key);
    },
    turn: (on) => {
      clock += 1;
      turned = clock;
      isOn = on;
      entries.clear();
    },
  };
};
