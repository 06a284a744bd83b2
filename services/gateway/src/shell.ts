import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRepeatedSlashes } from './normalise-url.ts';
import type { SendPage } from './pages.ts';
import { refuse } from './refusal.ts';
import type { TakeOverride } from './local-remote/override.ts';
import type { ReadLive } from '@psp/bff-kit/releases/live';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** `name.0123456789.js`: content-hashed, cacheable forever. So is a remote's entry, by the hash of its version's folder. */
const hashed = /\.[0-9a-f]{10,}\.\w+(\.\w+)?$|-[0-9a-f]{10}\/remoteEntry\.js(\.\w+)?$/;

/** Cache-Control of a built file. */
export function cacheControl(path: string): string {
  return hashed.test(path) ? IMMUTABLE : REVALIDATE;
}

/** Paths of data and files: unknown ones are a plain 404, never a page. */
const notPages = /^\/(api|shell|mfe|files|healthz|readyz|local-remote)(\/|$)|^\/registry\.json$/;

/** File extension. */
const fileName = /\.\w{1,5}$/;

export interface ShellOptions {
  readLive: ReadLive;
  sendPage: SendPage;
  takeOverride: TakeOverride;
}

/** Sends a page for every navigable address, rendered here or else by the browser with the live shell. */
export function serveShell(app: FastifyInstance, { readLive, sendPage, takeOverride }: ShellOptions): void {
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    // The browser's router must see the rendered address.
    if (hasRepeatedSlashes(request.originalUrl)) return reply.redirect(request.url, 308);
    const isOverridden = await takeOverride(request, reply);
    if (!isOverridden && (await sendPage(request, reply))) return reply;
    const { shell } = await readLive();
    return shell ? reply.sendFile(`${shell}/index.html`) : refuse(reply, 'service.unavailable');
  };
  app.get('/', page);
  /* Without server rendering the shell's router decides whether a page exists, except for file names. */
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || notPages.test(path)) return refuse(reply, 'not_found');
    if (!fileName.test(path)) return page(request, reply);
    return wantsPage(request) ? page(request, reply.code(404)) : refuse(reply, 'not_found');
  });
}

/** True for a browser's navigation. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;
