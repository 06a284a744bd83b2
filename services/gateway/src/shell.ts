import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';

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

/** Serves the shell's files, and its page for every address that a person can navigate to. */
export async function serveShell(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => path !== '/release.json' && !/\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path.replace(/\.(br|gz)$/, '')));
    },
  });
  app.get('/', page);
  app.setNotFoundHandler(pageOrRefusal);
}

function page(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}

/** The shell's router decides whether a page exists; the server cannot know. */
function pageOrRefusal(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?')[0] ?? '/';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!reads || notPages.test(path) || /\.\w{1,5}$/.test(path)) return refuse(reply, 'not_found');
  return page(request, reply);
}
