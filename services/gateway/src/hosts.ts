import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from './refusal.ts';

const PROBES = new Set(['/healthz', '/readyz']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests (421) to any host but that of the public origin, so that no page can reach the portal by a name of its own
 * that leads here (DNS rebinding). A portal of this machine answers to all names of loopback, at any port. Health checks,
 * which come by addresses, are answered whatever the host.
 */
export function onlyKnownHosts(app: FastifyInstance, publicOrigin: string): void {
  const own = new URL(publicOrigin);
  const isKnown = (host: string): boolean =>
    LOOPBACK.has(own.hostname) ? LOOPBACK.has(nameOf(host)) : host.toLowerCase() === own.host;
  // Browsers write the same few names again and again.
  const known = new LRUCache<string, true>({ max: 100 });
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (known.has(host) || PROBES.has(request.routeOptions.url ?? '') || !cameByNetwork(request)) return done();
    if (!isKnown(host)) return void refuse(reply, 'host.unknown');
    known.set(host, true);
    done();
  });
}

/* What the portal asks itself comes without a connection. */
const cameByNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

const nameOf = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');
