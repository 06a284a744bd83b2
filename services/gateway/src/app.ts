import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { serverOptions } from '@psp/bff-kit/server';
import fastify, { type FastifyInstance } from 'fastify';
import { hasAdminSession } from './admin-session.ts';
import { mountAreas, type Services } from './areas.ts';
import { securityHeaders } from './headers.ts';
import { refuse } from './refusal.ts';
import { serveReleases } from './releases.ts';
import { serveShell } from './shell.ts';

export interface GatewayOptions {
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder of the registry and the released remotes. */
  releasesDir: string;
  /** The origin people see, for example `https://portal.example.ro`. */
  publicOrigin: string;
  /** One entry per area; an area without one answers 404. */
  services: Services;
}

/** A JSON answer smaller than this goes out as it is. */
const compressFrom = 1400;

/** The one origin in front of everything: shell, remotes, registry and the services' API. */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { shellDir, releasesDir, publicOrigin, services } = options;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status < 500 ? 'not_found' : 'internal');
  });
  await securityHeaders(app, publicOrigin);
  await app.register(compress, {
    threshold: compressFrom,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await mountAreas(app, services);
  const { identity } = services;
  const upstream = identity && 'upstream' in identity ? identity.upstream : undefined;
  await serveReleases(app, { folder: releasesDir, isAdmin: (request) => hasAdminSession(app, request, upstream) });
  await serveShell(app, shellDir);
}

/** A gateway that does not listen yet and logs nothing. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify(serverOptions({ LOG_LEVEL: 'silent' }));
  await registerGateway(app, options);
  return app;
}
