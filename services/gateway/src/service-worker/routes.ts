import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { REVALIDATE } from '../shell.ts';

/** Serves the worker that shows notifications. At the root, since a worker may act for no page above its own address. */
export async function serveServiceWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(join(import.meta.dirname, 'sw.js'), 'utf8');
  app.get('/sw.js', (_request, reply) =>
    reply.header('cache-control', REVALIDATE).type('text/javascript; charset=utf-8').send(script),
  );
}
