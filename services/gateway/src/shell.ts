import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasOddSlashes } from './readable-url.ts';
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

/** The end of a file's name; a person may still have typed it. */
const fileName = /\.\w{1,5}$/;

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
    // The browser's router has to see the address that the page was drawn for.
    if (hasOddSlashes(request.originalUrl)) return reply.redirect(request.url, 308);
    if (await sendPage(request, reply)) return reply;
    return reply.sendFile('index.html');
  };
  app.get('/', page);
  /* Without the renderer the shell's router decides whether a page exists; the server cannot know, but for names of files. */
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || notPages.test(path)) return refuse(reply, 'not_found');
    if (!fileName.test(path)) return page(request, reply);
    return wantsPage(request) ? page(request, reply.code(404)) : refuse(reply, 'not_found');
  });
}

/** True of a browser's navigation; pictures, scripts and tools ask for something else. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;
