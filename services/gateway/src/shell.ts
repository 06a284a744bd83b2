import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { headersOf, sendCached } from './cache/public-responses.ts';
import { type CachedResponse, toCached } from './cache/response-cache.ts';
import type { DomainNamesReader } from './domain-names.ts';
import { addDomainNames } from './json-element.ts';
import { hasRepeatedSlashes } from './normalise-url.ts';
import type { SendPage } from './pages.ts';
import { refuse } from './refusal.ts';
import type { ApplyOverride } from './local-remote/override.ts';
import { type ReadLive, shellFolder } from '@psp/bff-kit/releases/live';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Paths cacheable forever: content-hashed names (`name.0123456789.js`), and a remote's entry in a folder with a hash. */
const hashedPath = /\.[0-9a-f]{10,}\.\w+(\.\w+)?$|-[0-9a-f]{10}\/remoteEntry\.js(\.\w+)?$/;

/** Cache-Control of a built file. */
export function cacheControl(path: string): string {
  return hashedPath.test(path) ? IMMUTABLE : REVALIDATE;
}

/** Paths of data and files; unknown ones get a 404 in JSON, never a page. */
const dataPaths = /^\/(api|shell|mfe|files|healthz|readyz|local-remote)(\/|$)|^\/registry\.json$/;

const fileExtension = /\.\w{1,5}$/;

export interface ShellOptions {
  releasesDir: string;
  readLive: ReadLive;
  domains: Pick<DomainNamesReader, 'read'>;
  sendPage: SendPage;
  applyOverride: ApplyOverride;
}

/** Sends a page for every page address: one from `sendPage`, or else the live shell, with which the browser renders it. */
export function serveShell(app: FastifyInstance, options: ShellOptions): void {
  const { releasesDir, readLive, domains, sendPage, applyOverride } = options;
  const withNames = createNamedPages(releasesDir);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    // The browser's router must see the address that is rendered.
    if (hasRepeatedSlashes(request.originalUrl)) return reply.redirect(request.url, 308);
    const isOverridden = await applyOverride(request, reply);
    if (!isOverridden && (await sendPage(request, reply))) return reply;
    const { shell } = await readLive();
    if (!shell) return refuse(reply, 'service.unavailable');
    const names = await domains.read();
    if (!names) return reply.sendFile(`${shell}/index.html`);
    sendCached(request, reply, {
      ...(await withNames(shell, names)),
      headers: pageHeaders(reply),
      status: reply.statusCode,
    });
    return reply;
  };
  app.get('/', page);
  /* A page is sent with 200, because the shell's router decides whether it exists; unknown file names get 404. */
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || dataPaths.test(path)) return refuse(reply, 'not_found');
    if (!fileExtension.test(path)) return page(request, reply);
    return wantsPage(request) ? page(request, reply.code(404)) : refuse(reply, 'not_found');
  });
}

/* True for navigations of a browser. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

const pageHeaders = (reply: FastifyReply): Record<string, string> => ({
  'cache-control': REVALIDATE,
  ...headersOf(reply),
  'content-type': 'text/html; charset=utf-8',
});

/* Returns the shell's page with the association's names of domains; the last one is kept, with its compressed forms. */
function createNamedPages(releasesDir: string) {
  let last: { key: string; page: CachedResponse } | undefined;
  return async (shell: string, names: string): Promise<CachedResponse> => {
    const key = `${shell} ${names}`;
    if (last?.key === key) return last.page;
    const html = await readFile(join(shellFolder(releasesDir, shell), 'index.html'), 'utf8');
    const body = Buffer.from(addDomainNames(html, names));
    const page = toCached({ status: 200, headers: {}, body, topics: [] });
    last = { key, page };
    return page;
  };
}
