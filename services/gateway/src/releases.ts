import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refusal.ts';
import { cacheControl, REVALIDATE } from './shell.ts';

/** Files that are not served: server bundles, file lists, and precompressed files under their own name. */
const privateFiles = /^(server\/|release\.json$|built-files\.json)|\.(br|gz)$/;

/** Parts of the registry that are not published. */
const PRIVATE_KEYS: ReadonlySet<string> = new Set(['history', 'services', 'since']);

/** Remote whose files require a session of its kind. */
const restricted = 'mfe_admin';

export interface ReleaseOptions {
  /** Contains `registry.json`, `shell/<version>/…` and `mfe_<area>/<version>/…`. */
  folder: string;
  /** Whether the request has the session of an approved ADMIN organisation. Rejects when identity does not answer. */
  isAdmin(request: FastifyRequest): Promise<boolean>;
}

/** Serves the registry and the files of all released versions. */
export async function serveReleases(app: FastifyInstance, { folder, isAdmin }: ReleaseOptions): Promise<void> {
  app.get('/registry.json', async (request, reply) => {
    const content = await readPublicRegistry(join(folder, 'registry.json'));
    if (!content) return refuse(reply, 'service.unavailable');
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', REVALIDATE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(content);
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (remoteOf(request.url) !== restricted) return;
      reply.header('vary', 'cookie');
      try {
        if (!(await isAdmin(request))) return refuse(reply, 'not_found');
      } catch (error) {
        request.log.warn({ err: error }, 'identity does not answer');
        return refuse(reply, 'service.unavailable');
      }
    });
    await scope.register(fastifyStatic, {
      ...staticOptions(/^\/?mfe_\w+\/[^/]+\/(.+)/),
      root: folder,
      prefix: '/mfe/',
      decorateReply: false,
    });
  });
  // Decorates replies with `sendFile`, which `serveShell` uses.
  await app.register(fastifyStatic, {
    ...staticOptions(/^\/?[^/]+\/(.+)/),
    root: join(folder, 'shell'),
    prefix: '/shell/',
  });
}

/** Options to serve released files, except private ones. The first group of `released` is the file's path inside the release. */
function staticOptions(released: RegExp): Omit<FastifyStaticOptions, 'root'> {
  return {
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => {
      const [, file] = released.exec(path) ?? [];
      return file !== undefined && !privateFiles.test(file);
    },
    setHeaders: (reply, path) => {
      const control = cacheControl(path.replace(/\.(br|gz)$/, ''));
      const isRestricted = path.includes(`/${restricted}/`);
      reply.header('cache-control', isRestricted ? control.replace('public', 'private') : control);
    },
  };
}

/** The remote in a path. The path is decoded, because `%6dfe_admin` is `mfe_admin` in the file system. */
function remoteOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
      .split('/')
      .filter(Boolean)[1];
  } catch {
    return restricted;
  }
}

/** Reads the registry without PRIVATE_KEYS; null when it is not readable. */
async function readPublicRegistry(path: string): Promise<string | null> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    return JSON.stringify(content, (key, value: unknown) => (PRIVATE_KEYS.has(key) ? undefined : value));
  } catch {
    return null;
  }
}
