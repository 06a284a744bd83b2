import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, encodingFor, type ResponseCache } from './response-cache.ts';

const PREFIX = '/api/public/';
/** Headers that belong to a single request or connection, and those that are set anew. */
const UNCACHED_HEADERS = new Set([
  ...['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['set-cookie', 'surrogate-key', 'etag'],
]);

const isCacheable = ({ method, url }: FastifyRequest): boolean => method === 'GET' && url.startsWith(PREFIX);

/**
 * Sends the responses stored by `cachePublicResponses`. Register it before any hook that sets headers, because a cached response
 * has its own.
 */
export function sendCachedResponses(app: FastifyInstance, cache: ResponseCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const cached = isCacheable(request) ? cache.get(request.url) : undefined;
    if (cached) sendCached(request, reply, cached);
    else done();
  });
}

/**
 * Caches GET responses of the public service. The service marks cacheable ones with their topics in `surrogate-key`; the header
 * is removed here. Register before compression.
 */
export function cachePublicResponses(app: FastifyInstance, cache: ResponseCache): void {
  const startedAt = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCacheable(request)) startedAt.set(request, cache.timestamp());
    done();
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const topics = String(reply.getHeader('surrogate-key') ?? '');
    reply.removeHeader('surrogate-key');
    const since = startedAt.get(request);
    if (!topics || since === undefined || reply.statusCode !== 200) return payload;
    const body = await readPayload(payload);
    if (!body) return payload;
    cache.store(request.url, { status: 200, headers: headersOf(reply), body, topics: topics.split(' ') }, since);
    return body;
  });
}

/** Sends a cached response, or 304, bypassing hooks and serialisers. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  reply.hijack();
  const { headers, etag, status } = cached;
  const common = { vary: 'accept-encoding', ...headers, etag, 'x-request-id': request.id };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    reply.raw.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], cached);
  const body = cached.encoded(encoding);
  const own = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  reply.raw.writeHead(status, { ...common, ...own, 'content-length': body.length });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}

async function readPayload(payload: unknown): Promise<Buffer | null> {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (Buffer.isBuffer(payload)) return payload;
  return payload instanceof Readable ? buffer(payload) : null;
}

/** Returns the cacheable headers set so far. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).filter(([name, value]) => !UNCACHED_HEADERS.has(name) && value);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
