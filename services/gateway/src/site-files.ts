import type { FastifyInstance } from 'fastify';
import { ask } from './ask.ts';
import { refuse } from './refusal.ts';
import { REVALIDATE } from './shell.ts';

const PATHS = ['/sitemap.xml', '/robots.txt'];

/** Serves the files for search engines at the root; the public service generates them. */
export function serveSiteFiles(app: FastifyInstance): void {
  for (const path of PATHS) {
    app.get(path, async (request, reply) => {
      const answer = await ask(app, `/api/public${path}`, { 'x-request-id': request.id }).catch(() => null);
      if (answer?.status !== 200) return refuse(reply, 'service.unavailable');
      reply.header('cache-control', REVALIDATE).type(answer.headers['content-type'] ?? 'text/plain');
      return reply.send(answer.body);
    });
  }
}
