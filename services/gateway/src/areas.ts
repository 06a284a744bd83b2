import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuse } from './refusal.ts';

export const AREAS = ['identity', 'public', 'uat', 'firma', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** A service behind the gateway: mounted into this process, or reached at another address. */
export type Service = { plugin: FastifyPluginAsync } | { upstream: string };
export type Services = Partial<Record<Area, Service>>;

/** A refused connection is known at once; this bounds an address that swallows packets. */
const connectTimeout = 2500;
/** A process that accepts a request and hangs. */
const answerTimeout = 10_000;
/** Uploads are answered when the last byte has come, over whatever line. */
const uploads = { path: '/uploads', answerTimeout: 130_000 };

/** Mounts or proxies each service under `/api/<area>`. */
export async function mountAreas(app: FastifyInstance, services: Services): Promise<void> {
  for (const area of AREAS) {
    const service = services[area];
    if (!service) continue;
    if ('plugin' in service) await app.register(service.plugin, { prefix: `/api/${area}` });
    else {
      await proxyTo(app, `/api/${area}`, service.upstream, answerTimeout);
      await proxyTo(app, `/api/${area}${uploads.path}`, service.upstream, uploads.answerTimeout);
    }
  }
}

async function proxyTo(app: FastifyInstance, prefix: string, upstream: string, headersTimeout: number): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    undici: { connect: { timeout: connectTimeout }, headersTimeout, bodyTimeout: 0, connections: 256 },
    // A write is never sent twice, and a read's caller has its own retries.
    retryMethods: [],
    maxRetriesOn503: 0,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error, upstream }, 'upstream does not answer');
        refuse(reply, 'service.unavailable');
      },
    },
  });
}

function forwarded(request: { id: string; ip: string; protocol: string; host: string }): Record<string, string> {
  return {
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}
