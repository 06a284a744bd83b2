import type { ServerResponse } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { ServiceContext } from '@psp/bff-kit/context';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuse } from './refusal.ts';

export const AREAS = ['identity', 'public', 'uat', 'firma', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/**
 * A service behind the gateway: a plugin in this process, with the database that it works with, or an upstream URL, which may change
 * at any moment.
 */
export type Service = { plugin: FastifyPluginAsync; orm?: ServiceContext['orm'] } | { upstream: string };
export type Services = Partial<Record<Area, Service>>;

/** Milliseconds; for upstreams that drop packets. */
const connectTimeout = 2500;
/** Milliseconds; for upstreams that hang. */
const answerTimeout = 10_000;
/** Uploads are answered after the last byte, also on a slow connection. */
const uploads = { path: '/uploads', answerTimeout: 130_000 };

/** Connections to one service at most: others wait for one. */
const connections = 256;
/** Open as long as the page that reads it: streams have connections of their own, so that nothing waits behind them. */
const streams = { area: 'identity', path: '/events', connections: 20_000 };

/** Milliseconds that a connection is kept unused: less than a service that is told to end keeps its own. */
const keepAliveTimeout = 4000;
/*
 * A copy of the service has died or left; another one answers. Writes are repeated by those who know whether they were done.
 */
const reads = new Set(['GET', 'HEAD']);
const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'EPIPE', 'UND_ERR_SOCKET']);
const repeats = 3;
const pause = 40;

const codeOf = (error: unknown): unknown =>
  error && typeof error === 'object' && 'code' in error ? error.code : undefined;

/** Mounts or proxies each service under `/api/<area>`. */
export async function mountAreas(app: FastifyInstance, services: Services): Promise<void> {
  for (const area of AREAS) {
    const service = services[area];
    if (!service) continue;
    if ('plugin' in service) await app.register(service.plugin, { prefix: `/api/${area}` });
    else {
      await proxyTo(app, `/api/${area}`, service, { answerTimeout, connections });
      const slow = { answerTimeout: uploads.answerTimeout, connections };
      await proxyTo(app, `/api/${area}${uploads.path}`, service, slow);
      if (area === streams.area) {
        const open = { answerTimeout, connections: streams.connections, passed: cutAtEnd(app) };
        await proxyTo(app, `/api/${area}${streams.path}`, service, open);
      }
    }
  }
}

/* A stream never ends by itself: browsers are to resume it at another copy when this one closes. */
function cutAtEnd(app: FastifyInstance): (response: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => open.forEach((response) => response.destroy()));
  return (response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  };
}

interface Limits {
  answerTimeout: number;
  connections: number;
  /** Called with each response before it is begun. */
  passed?: (response: ServerResponse) => void;
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
      headersTimeout: limits.answerTimeout,
      bodyTimeout: 0,
      connections: limits.connections,
      keepAliveTimeout,
      keepAliveMaxTimeout: keepAliveTimeout,
    },
    maxRetriesOn503: 0,
    preHandler: (_request, reply, done) => {
      limits.passed?.(reply.raw);
      done();
    },
    replyOptions: {
      getUpstream: () => service.upstream,
      retryDelay: ({ req, err, attempt }) =>
        reads.has(req.method) && attempt < repeats && lost.has(String(codeOf(err))) ? pause * (attempt + 1) : null,
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error, upstream: service.upstream }, 'upstream does not answer');
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
