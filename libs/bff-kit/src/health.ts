import type { MikroORM } from '@mikro-orm/postgresql';
import { createReadDb, ping } from '@psp/domain/read-db';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { logFailure } from './log-failure.ts';

const READY_WITHIN_MS = 2000;

async function routes(app: FastifyInstance, { orm }: { orm: MikroORM }): Promise<void> {
  const options = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('the database did not answer in time')), READY_WITHIN_MS);
    try {
      await Promise.race([ping(createReadDb(orm)), late.promise]);
      return { status: 'ready' };
    } catch (error) {
      logFailure(request.log, error, {}, 'not ready', app);
      return reply.code(503).header('retry-after', '3').send({ status: 'unavailable' });
    } finally {
      clearTimeout(timer);
    }
  });
}

/** `/healthz`: the process lives. `/readyz`: the database answers within 2 s, else 503. For the root of a process. */
export const health = fp(routes, { name: 'psp-health' });
