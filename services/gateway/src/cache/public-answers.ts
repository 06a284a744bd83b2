import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerCache, encodingFor, type KeptAnswer } from './answer-cache.ts';

const PREFIX = '/api/public/';
/** Headers of a single request or connection. */
const NOT_KEPT = new Set([
  ...['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding'],
  ...['set-cookie', 'surrogate-key', 'etag'],
]);

const isCacheable = ({ method, url }: FastifyRequest): boolean => method === 'GET' && url.startsWith(PREFIX);

/** Sends what `cachePublicAnswers` has kept. Register before whatever sets headers: those of a kept response are kept with it. */
export function sendKeptAnswers(app: FastifyInstance, cache: AnswerCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const answer = isCacheable(request) ? cache.find(request.url) : undefined;
    if (answer) sendKept(request, reply, answer);
    else done();
  });
}

/**
 * Caches GET responses of the public service. The service marks cacheable ones with their topics in `surrogate-key`, which
 * is removed here. Register before compression.
 */
export function cachePublicAnswers(app: FastifyInstance, cache: AnswerCache): void {
  const begun = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCacheable(request)) begun.set(request, cache.moment());
    done();
  });
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const topics = String(reply.getHeader('surrogate-key') ?? '');
    reply.removeHeader('surrogate-key');
    const since = begun.get(request);
    if (!topics || since === undefined || reply.statusCode !== 200) return payload;
    const body = await whole(payload);
    if (!body) return payload;
    cache.keep(request.url, { status: 200, headers: headersOf(reply), body, topics: topics.split(' ') }, since);
    return body;
  });
}

/** Sends a cached response, or 304, bypassing hooks and serialisers. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  reply.hijack();
  const { headers, etag, status } = answer;
  const common = { vary: 'accept-encoding', ...headers, etag, 'x-request-id': request.id };
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    reply.raw.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], answer);
  const body = answer.encoded(encoding);
  const own = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  reply.raw.writeHead(status, { ...common, ...own, 'content-length': body.length });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}

async function whole(payload: unknown): Promise<Buffer | null> {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (Buffer.isBuffer(payload)) return payload;
  return payload instanceof Readable ? buffer(payload) : null;
}

/** Cacheable headers set by hooks so far. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).filter(([name, value]) => !NOT_KEPT.has(name) && value);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
