import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { serverOptions } from '@psp/bff-kit/server';
import type { Kind } from '@psp/contracts/common';
import type { ChangeListener } from '@psp/domain/operating/listen';
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { createAreaPages } from './area-pages.ts';
import { mountAreas, type Services } from './areas.ts';
import { createResponseCache, type ResponseCache } from './cache/response-cache.ts';
import { cachePublicResponses, sendCachedResponses } from './cache/public-responses.ts';
import { setSecurityHeaders } from './headers.ts';
import { createDomainNames } from './domain-names.ts';
import { refuseUnknownHosts } from './hosts.ts';
import { createPages, type SendPage } from './pages.ts';
import { serveLinkPreviews } from './link-previews/routes.ts';
import { createApplyOverride } from './local-remote/override.ts';
import { serveLocalRemotes } from './local-remote/routes.ts';
import { normaliseUrl } from './normalise-url.ts';
import { refuse } from './refusal.ts';
import { askForPage } from './render/ask-for-page.ts';
import { createReadLive } from '@psp/bff-kit/releases/live';
import { type AskService, createRenderer } from './render/renderer.ts';
import { serveReleases } from './releases.ts';
import { hasSession } from './session.ts';
import { serveServiceWorker } from './service-worker/routes.ts';
import { serveShell } from './shell.ts';
import { serveSiteFiles } from './site-files.ts';

export interface GatewayOptions {
  /** Folder that holds the registry and the released shell and remotes. */
  releasesDir: string;
  /** Public origin, for example `https://portal.example.ro`. */
  publicOrigin: string;
  /** Services by area; requests to an area without a service get 404. */
  services: Services;
  /** Subscribes to changes of public data; returns the function that unsubscribes. Without it nothing is cached. */
  followChanges?: (listener: ChangeListener) => () => Promise<void>;
  /** Allows developers to run a remote from their own machine in the portal; only their own browser loads it. */
  localRemotes?: boolean;
  /** Time limit of server rendering in milliseconds; the renderer's default if absent. */
  renderLimit?: number;
}

/** Minimum size in bytes of a compressed response. */
const COMPRESSION_THRESHOLD = 1400;
const MEGABYTE = 1024 * 1024;

/** Registers all routes of the public origin: shell, remotes, registry and API. */
export async function registerGateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { releasesDir, publicOrigin, services, followChanges, localRemotes = false, renderLimit } = options;
  const responses = createResponseCache(12 * MEGABYTE);
  const pages = createResponseCache(20 * MEGABYTE);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  refuseUnknownHosts(app, publicOrigin);
  sendCachedResponses(app, responses);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status < 500 ? 'not_found' : 'internal');
  });
  setSecurityHeaders(app, publicOrigin);
  cachePublicResponses(app, responses);
  await app.register(compress, {
    threshold: COMPRESSION_THRESHOLD,
    customTypes: /^(application\/json|text\/html)/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await mountAreas(app, services);
  const hasSessionOf = (request: FastifyRequest, kind: Kind) => hasSession(app, request, kind);
  await serveReleases(app, { folder: releasesDir, isAdmin: (request) => hasSessionOf(request, 'admin') });
  serveLinkPreviews(app, publicOrigin);
  await serveLocalRemotes(app, publicOrigin, localRemotes);
  serveSiteFiles(app);
  await serveServiceWorker(app);
  const readLive = createReadLive(releasesDir);
  const ask: AskService = (path) => askForPage(app, path);
  const domains = createDomainNames(ask);
  const renderer = createRenderer({
    releasesDir,
    readLive,
    domains,
    origin: publicOrigin,
    ask,
    report: (reason) => app.log.warn({ reason }, 'page not rendered'),
    limit: renderLimit,
  });
  app.addHook('onReady', () => void renderer.warm());
  app.addHook('onClose', () => renderer.close());
  const sendPublicPage = createPages(renderer, { responses, pages });
  const sendAreaPage = createAreaPages({ releasesDir, readLive, hasSession: hasSessionOf, domains });
  const sendPage: SendPage = async (...args) => (await sendAreaPage(...args)) || sendPublicPage(...args);
  serveShell(app, {
    releasesDir,
    readLive,
    domains,
    sendPage,
    applyOverride: createApplyOverride(publicOrigin, localRemotes),
  });
  const stop = followChanges?.(followerOf([responses, pages], domains));
  app.addHook('onClose', () => stop?.());
}

/* The caches come first, because the names are read through them. */
const followerOf = (caches: readonly ResponseCache[], names: ChangeListener): ChangeListener => ({
  changed: (topic) => {
    for (const cache of caches) cache.invalidate(topic);
    names.changed(topic);
  },
  listening: () => {
    for (const cache of caches) cache.setEnabled(true);
    names.listening();
  },
  lost: () => {
    for (const cache of caches) cache.setEnabled(false);
    names.lost();
  },
});

/** Options of the gateway's Fastify instance; malformed URLs are rewritten. */
export const gatewayOptions = (config: Parameters<typeof serverOptions>[0]): FastifyServerOptions => ({
  ...serverOptions(config),
  rewriteUrl: ({ url = '/' }) => normaliseUrl(url),
});

/** Creates a gateway that does not listen or log, for tests. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const app = fastify(gatewayOptions({ LOG_LEVEL: 'silent' }));
  await registerGateway(app, options);
  return app;
}
