import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * For development: serves an event stream at `/dev/changes`, which sends the content of the file, one line, whenever a rebuild
 * replaces it.
 */
export function serveChanges(app: FastifyInstance, file: string): void {
  const listeners = new Set<ServerResponse>();
  watchFile(file, { interval: 200 }, () => {
    const content = readFileSync(file, 'utf8');
    for (const listener of listeners) listener.write(`data: ${content}\n\n`);
  });
  app.get('/dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 500\n\n');
    listeners.add(reply.raw);
    request.raw.once('close', () => listeners.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    unwatchFile(file);
    for (const listener of listeners) listener.end();
  });
}
