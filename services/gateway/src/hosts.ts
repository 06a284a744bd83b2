import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from './refusal.ts';

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests (421) whose host is not that of the public origin, as a defence against DNS rebinding. When the public origin is
 * a loopback address, all loopback names are accepted, at any port. Health checks are answered for any host, because they use
 * the address of the container.
 */
export function refuseUnknownHosts(app: FastifyInstance, publicOrigin: string): void {
  const own = new URL(publicOrigin);
  const isKnown = (host: string): boolean =>
    LOOPBACK_NAMES.has(own.hostname) ? LOOPBACK_NAMES.has(hostnameOf(host)) : host.toLowerCase() === own.host;
  // Almost all requests have one of a few hosts.
  const known = new LRUCache<string, true>({ max: 100 });
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    const isHealthCheck = HEALTH_PATHS.has(request.routeOptions.url ?? '');
    if (known.has(host) || isHealthCheck || !isFromNetwork(request)) return done();
    if (!isKnown(host)) return void refuse(reply, 'host.unknown');
    known.set(host, true);
    done();
  });
}

/* Requests injected by the portal itself have no socket. */
const isFromNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

const hostnameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');
