import type { ServerResponse } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { ServiceContext } from '@psp/bff-kit/context';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuse } from './refusal.ts';

export const AREAS = ['identity', 'public', 'uat', 'firma', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** A service behind the gateway: a plugin in this process with its database, or an upstream URL, which may change at any time. */
export type Service = { plugin: FastifyPluginAsync; orm?: ServiceContext['orm'] } | { upstream: string };
export type Services = Partial<Record<Area, Service>>;

/** Milliseconds to connect; for upstreams that drop packets. */
const connectTimeout = 2500;
/** Milliseconds until the response headers; for upstreams that hang. */
const responseTimeout = 10_000;
/** An upload is answered after its last byte, which may take long on a slow connection. */
const uploads = { path: '/uploads', responseTimeout: 130_000 };

/** Maximum number of connections to one service; further requests wait. */
const connections = 256;
/** A stream stays open as long as its page, so streams have a pool of their own and never block other requests. */
const streams = { area: 'identity', path: '/events', connections: 20_000 };

/** Milliseconds that an idle connection is kept: less than a service keeps its own while it shuts down. */
const keepAliveTimeout = 4000;
/*
 * Reads are retried when a copy of the service is lost, because another copy can answer. Writes are not: only the client knows
 * whether they were done.
 */
const retriedMethods = new Set(['GET', 'HEAD']);
const retriedErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EPIPE', 'UND_ERR_SOCKET']);
const maxRetries = 3;
/** Milliseconds before the first retry; each further one waits as much longer. */
const retryDelay = 40;

const codeOf = (error: unknown): unknown =>
  error && typeof error === 'object' && 'code' in error ? error.code : undefined;

/** Mounts or proxies each service under `/api/<area>`. */
export async function mountAreas(app: FastifyInstance, services: Services): Promise<void> {
  for (const area of AREAS) {
    const service = services[area];
    if (!service) continue;
    if ('plugin' in service) await app.register(service.plugin, { prefix: `/api/${area}` });
    else {
      await proxyTo(app, `/api/${area}`, service, { responseTimeout, connections });
      const slow = { responseTimeout: uploads.responseTimeout, connections };
      await proxyTo(app, `/api/${area}${uploads.path}`, service, slow);
      if (area === streams.area) {
        const open = { responseTimeout, connections: streams.connections, onResponse: destroyOnClose(app) };
        await proxyTo(app, `/api/${area}${streams.path}`, service, open);
      }
    }
  }
}

/* A stream never ends by itself. It is cut when the gateway closes, so that the browser resumes it at another copy. */
function destroyOnClose(app: FastifyInstance): (response: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => open.forEach((response) => response.destroy()));
  return (response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  };
}

interface Limits {
  /** Milliseconds until the response headers. */
  responseTimeout: number;
  connections: number;
  /** Called with each response before it is started. */
  onResponse?: (response: ServerResponse) => void;
}

async function proxyTo(
  app: FastifyInstance,
  prefix: string,
  service: { upstream: string },
  limits: Limits,
): Promise<void> {
  await app.register(proxy, {
    upstream: '',
    prefix,
    rewritePrefix: prefix,
    undici: {
      connect: { timeout: connectTimeout },
      headersTimeout: limits.responseTimeout,
      bodyTimeout: 0,
      connections: limits.connections,
      keepAliveTimeout,
      keepAliveMaxTimeout: keepAliveTimeout,
    },
    maxRetriesOn503: 0,
    preHandler: (_request, reply, done) => {
      limits.onResponse?.(reply.raw);
      done();
    },
    replyOptions: {
      getUpstream: () => service.upstream,
      retryDelay: ({ req, err, attempt }) =>
        retriedMethods.has(req.method) && attempt < maxRetries && retriedErrors.has(String(codeOf(err)))
          ? retryDelay * (attempt + 1)
          : null,
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error, upstream: service.upstream }, 'upstream does not answer');
        refuse(reply, 'service.unavailable');
      },
    },
  });
}

function forwardedHeaders(request: { id: string; ip: string; protocol: string; host: string }): Record<string, string> {
  return {
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}
