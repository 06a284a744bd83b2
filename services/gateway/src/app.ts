import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { serverOptions } from '@psp/bff-kit/server';
import type { ChangeListener } from '@psp/domain/operating/public-changes/listen';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { hasAdminSession } from './admin-session.ts';
import { mountAreas, type Services } from './areas.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import { cachePublicAnswers } from './cache/public-answers.ts';
import { securityHeaders } from './headers.ts';
import { createPages } from './pages.ts';
import { readableUrl } from './readable-url.ts';
import { refuse } from './refusal.ts';
import { askForPage } from './render/ask-for-page.ts';
import { createRenderer } from './render/renderer.ts';
import { serveReleases } from './releases.ts';
import { serveShell } from './shell.ts';
import { serveSiteFiles } from './site-files.ts';

export interface GatewayOptions {
  /** Folder of the built shell. */
  shellDir: string;
  /** Folder of the registry and the released remotes. */
  releasesDir: string;
  /** The origin people see, for example `https://portal.example.ro`. */
  publicOrigin: string;
  /** One entry per area; an area without one answers 404. */
  services: Services;
  /** Tells what changes on the public pages, until it is stopped; without it nothing of them is kept. */
  followChanges?: (listener: ChangeListener) => () => Promise<void>;
  /** Milliseconds after which the browser has to draw a public page; the renderer's own unless told. */
  renderLimit?: number;
}

/** A JSON answer smaller than this goes out as it is. */
const compressFrom = 1400;
const MEGABYTE = 1024 * 1024;

/** The one origin in front of everything: shell, remotes, registry and the services' API. */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { shellDir, releasesDir, publicOrigin, services, followChanges, renderLimit } = options;
  const answers = createAnswerCache(12 * MEGABYTE);
  const pages = createAnswerCache(20 * MEGABYTE);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status < 500 ? 'not_found' : 'internal');
  });
  await securityHeaders(app, publicOrigin);
  cachePublicAnswers(app, answers);
  await app.register(compress, {
    threshold: compressFrom,
    customTypes: /^(application\/json|text\/html)/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await mountAreas(app, services);
  const upstream = upstreamOf(services.identity);
  await serveReleases(app, { folder: releasesDir, isAdmin: (request) => hasAdminSession(app, request, upstream) });
  serveSiteFiles(app, upstreamOf(services.public));
  const renderer = createRenderer({
    shellDir,
    releasesDir,
    origin: publicOrigin,
    ask: (path) => askForPage(app, path),
    report: (reason) => app.log.warn({ reason }, 'page not drawn'),
    limit: renderLimit,
  });
  app.addHook('onReady', () => void renderer.warm());
  app.addHook('onClose', () => renderer.close());
  await serveShell(app, shellDir, createPages(renderer, { answers, pages }));
  const both = [answers, pages];
  const stop = followChanges?.({
    changed: (topic) => both.forEach((cache) => cache.changed(topic)),
    listening: () => both.forEach((cache) => cache.turn(true)),
    lost: () => both.forEach((cache) => cache.turn(false)),
  });
  app.addHook('onClose', () => stop?.());
}

const upstreamOf = (service: Services[keyof Services]): string | undefined =>
  service && 'upstream' in service ? service.upstream : undefined;

/** Options of the gateway's root: the usual ones, and addresses that nobody could read are made readable. */
export const gatewayOptions = (config: Parameters<typeof serverOptions>[0]): FastifyServerOptions => ({
  ...serverOptions(config),
  rewriteUrl: ({ url = '/' }) => readableUrl(url),
});

/** A gateway that does not listen yet and logs nothing. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify(gatewayOptions({ LOG_LEVEL: 'silent' }));
  await registerGateway(app, options);
  return app;
}
