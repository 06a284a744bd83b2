import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRepeatedSlashes } from './normalise-url.ts';
import type { SendPage } from './pages.ts';
import { refuse } from './refusal.ts';
import type { ApplyOverride } from './local-remote/override.ts';
import type { ReadLive } from '@psp/bff-kit/releases/live';

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
  readLive: ReadLive;
  sendPage: SendPage;
  applyOverride: ApplyOverride;
}

/** Sends a page for every page address: one from `sendPage`, or else the live shell, with which the browser renders it. */
export function serveShell(app: FastifyInstance, { readLive, sendPage, applyOverride }: ShellOptions): void {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    // The browser's router must see the address that is rendered.
    if (hasRepeatedSlashes(request.originalUrl)) return reply.redirect(request.url, 308);
    const isOverridden = await applyOverride(request, reply);
    if (!isOverridden && (await sendPage(request, reply))) return reply;
    const { shell } = await readLive();
    return shell ? reply.sendFile(`${shell}/index.html`) : refuse(reply, 'service.unavailable');
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
