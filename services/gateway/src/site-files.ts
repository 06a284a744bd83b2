import type { FastifyInstance } from 'fastify';
import { ask } from './ask.ts';
import { refuse } from './refusal.ts';
import { REVALIDATE } from './shell.ts';

const FILES = ['/sitemap.xml', '/robots.txt'];

/** The files that search engines look for at the root, which the public service writes. */
export function serveSiteFiles(app: FastifyInstance, upstream: string | undefined): void {
  for (const path of FILES) {
    app.get(path, async (request, reply) => {
      const answer = await ask(app, upstream, `/api/public${path}`, { 'x-request-id': request.id }).catch(() => null);
      if (answer?.status !== 200) return refuse(reply, 'service.unavailable');
      reply.header('cache-control', REVALIDATE).type(answer.headers['content-type'] ?? 'text/plain');
      return reply.send(answer.body);
    });
  }
}
