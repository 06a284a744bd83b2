import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { serverOptions } from '@psp/bff-kit/server';
import type { Kind } from '@psp/contracts/common';
import type { ChangeListener } from '@psp/domain/operating/listen';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { createAreaPages } from './area-pages.ts';
import { mountAreas, type Services } from './areas.ts';
import { createAnswerCache } from './cache/answer-cache.ts';
import { cachePublicAnswers, sendKeptAnswers } from './cache/public-answers.ts';
import { setSecurityHeaders } from './headers.ts';
import { onlyKnownHosts } from './hosts.ts';
import { createPages, type SendPage } from './pages.ts';
import { serveLinkPreviews } from './link-previews/routes.ts';
import { overrides } from './local-remote/override.ts';
import { serveLocalRemotes } from './local-remote/routes.ts';
import { normaliseUrl } from './normalise-url.ts';
import { refuse } from './refusal.ts';
import { askForPage } from './render/ask-for-page.ts';
import { createReadLive } from '@psp/bff-kit/releases/live';
import { createRenderer } from './render/renderer.ts';
import { serveReleases } from './releases.ts';
import { hasSession } from './session.ts';
import { serveServiceWorker } from './service-worker/routes.ts';
import { serveShell } from './shell.ts';
import { serveSiteFiles } from './site-files.ts';

export interface GatewayOptions {
  /** Folder of the registry and of the released shell and remotes. */
  releasesDir: string;
  /** Public origin, for example `https://portal.example.ro`. */
  publicOrigin: string;
  /** By area; an area without a service answers 404. */
  services: Services;
  /** Subscribes to changes of public data; returns the function that unsubscribes. Without it nothing is cached. */
  followChanges?: (listener: ChangeListener) => () => Promise<void>;
  /** Allows developers to run their own remote in the portal, each in the own browser. */
  localRemotes?: boolean;
  /** Time limit of server rendering in milliseconds; the renderer's default if absent. */
  renderLimit?: number;
}

/** Minimum size in bytes of a compressed JSON response. */
const compressFrom = 1400;
const MEGABYTE = 1024 * 1024;

/** Registers what the public origin serves: shell, remotes, registry and API. */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { releasesDir, publicOrigin, services, followChanges, localRemotes = false, renderLimit } = options;
  const answers = createAnswerCache(12 * MEGABYTE);
  const pages = createAnswerCache(20 * MEGABYTE);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  onlyKnownHosts(app, publicOrigin);
  sendKeptAnswers(app, answers);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status < 500 ? 'not_found' : 'internal');
  });
  setSecurityHeaders(app, publicOrigin);
  cachePublicAnswers(app, answers);
  await app.register(compress, {
    threshold: compressFrom,
    customTypes: /^(application\/json|text\/html)/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await mountAreas(app, services);
  const isOf = (request: FastifyRequest, kind: Kind) => hasSession(app, request, kind);
  await serveReleases(app, { folder: releasesDir, isAdmin: (request) => isOf(request, 'admin') });
  serveLinkPreviews(app, publicOrigin);
  await serveLocalRemotes(app, publicOrigin, localRemotes);
  serveSiteFiles(app);
  await serveServiceWorker(app);
  const readLive = createReadLive(releasesDir);
  const renderer = createRenderer({
    releasesDir,
    readLive,
    origin: publicOrigin,
    ask: (path) => askForPage(app, path),
    report: (reason) => app.log.warn({ reason }, 'page not drawn'),
    limit: renderLimit,
  });
  app.addHook('onReady', () => void renderer.warm());
  app.addHook('onClose', () => renderer.close());
  const sendPublic = createPages(renderer, { answers, pages });
  const sendOfArea = createAreaPages({ releasesDir, readLive, hasSession: isOf });
  const sendPage: SendPage = async (...page) => (await sendOfArea(...page)) || sendPublic(...page);
  serveShell(app, { readLive, sendPage, takeOverride: overrides(publicOrigin, localRemotes) });
  const both = [answers, pages];
  const stop = followChanges?.({
    changed: (topic) => both.forEach((cache) => cache.changed(topic)),
    listening: () => both.forEach((cache) => cache.turn(true)),
    lost: () => both.forEach((cache) => cache.turn(false)),
  });
  app.addHook('onClose', () => stop?.());
}

/** Options of the gateway's Fastify instance; malformed URLs are rewritten. */
export const gatewayOptions = (config: Parameters<typeof serverOptions>[0]): FastifyServerOptions => ({
  ...serverOptions(config),
  rewriteUrl: ({ url = '/' }) => normaliseUrl(url),
});

/** Creates a gateway without listener and logging. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify(gatewayOptions({ LOG_LEVEL: 'silent' }));
  await registerGateway(app, options);
  return app;
}
