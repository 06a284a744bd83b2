import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';
import type { SendPage } from './pages.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** `name.0123456789.js`: the name changes with the content, so the file may be kept for ever. */
const hashed = /\.[0-9a-f]{10,}\.\w+(\.\w+)?$/;

/** How long a browser may keep a built file without asking again. */
export function cacheControl(path: string): string {
  return hashed.test(basename(path)) ? IMMUTABLE : REVALIDATE;
}

/** Paths that are data or files; under them an unknown address is a plain 404, never the page. */
const notPages = /^\/(api|mfe|assets|files|healthz|readyz)(\/|$)|^\/registry\.json$/;

/** What only the server reads: bundles, lists of files, the compressed forms. */
const ownFiles = /^\/(server\/|release\.json$|built-files\.json)|\.(br|gz)$/;

/**
 * Serves the shell's files, and a page for every address that a person can navigate to: one that is drawn on the server, else
 * the one that the browser draws.
 */
export async function serveShell(app: FastifyInstance, folder: string, sendPage: SendPage): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => !ownFiles.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.replace(/\.(br|gz)$/, '')));
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await sendPage(request, reply)) return reply;
    return reply.sendFile('index.html');
  };
  app.get('/', page);
  /* Without the renderer the shell's router decides whether a page exists; the server cannot know. */
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || notPages.test(path) || /\.\w{1,5}$/.test(path)) return refuse(reply, 'not_found');
    return page(request, reply);
  });
}
