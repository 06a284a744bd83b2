import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from '../shell.ts';

/** Serves the service worker that shows notifications, at the root, because its path limits the pages that it controls. */
export async function serveServiceWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'sw.js'), 'utf8');
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', REVALIDATE).type('text/javascript; charset=utf-8').send(script),
  );
}
