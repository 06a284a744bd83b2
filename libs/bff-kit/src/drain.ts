import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Returns what to do before a process closes: for `milliseconds` every answer also closes its connection, so that no request arrives
 * on one in the moment in which it is closed, and `/readyz` answers 503. Call before routes are registered.
 */
export function drainable(app: FastifyInstance, milliseconds: number): () => Promise<void> {
  let isLeaving = false;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isLeaving && url === '/readyz') return reply.code(503).header('retry-after', '3').send({ status: 'leaving' });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close');
  });
  return async () => {
    isLeaving = true;
    await delay(milliseconds);
  };
}
