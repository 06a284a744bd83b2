import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** What time alone makes stale, such as an offer's last day, is not told by anybody. */
const KEPT_MS = 60_000;
const COMPRESS_FROM = 1400;
/** A larger one, such as the list of all pages, would hold everybody up while it is compressed. */
const COMPRESS_TO = 1_000_000;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer as it goes out, to anybody. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it is made of: a change of any of them makes it stale. */
  topics: readonly string[];
}

export interface KeptAnswer extends Answer {
  etag: string;
  /** The body in this encoding; made when it is first asked for. */
  encoded(encoding: Encoding): Buffer;
}

export interface AnswerCache {
  find(key: string): KeptAnswer | undefined;
  /** The moment of now, to be named when an answer that is begun now is kept. */
  moment(): number;
  /** Keeps an answer unless one of its topics has changed since the moment at which it was begun. */
  keep(key: string, answer: Answer, begun: number): void;
  /** Drops what is made of the topic. */
  changed(topic: string): void;
  /** Drops everything; while off nothing is kept, because changes would pass unnoticed. */
  turn(isOn: boolean): void;
}

/** A validator that stays the same for the same body in whatever encoding. */
export const etagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64')}"`;

/** An answer with its validator and its encodings. */
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

/** The encoding in which an answer goes to somebody who accepts these. */
export const encodingFor = (accepts: string | undefined, { body }: Answer): Encoding => {
  if (!accepts || body.length < COMPRESS_FROM || body.length > COMPRESS_TO) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepts) ? 'gzip' : 'identity';
};

/** Keeps answers in memory, at most so many bytes and a minute, off until it is turned on. */
export const createAnswerCache = (maxBytes: number): AnswerCache => {
  const entries = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    // An answer may be kept in three encodings beside its key.
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
