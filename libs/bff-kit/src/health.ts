import type { MikroORM } from '@mikro-orm/postgresql';
import { measureClock } from '@psp/domain/clock';
import { createReadDb, ping } from '@psp/domain/read-db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { logFailure } from './log-failure.ts';

const READY_WITHIN_MS = 2000;
/** By how much the clocks of process and database may differ: tokens are signed and verified by the former, all else is decided by the latter. */
const CLOCKS_APART_MS = 2000;

interface HealthOptions {
  orm: MikroORM;
  /** What the areas of this process work with, each with a pool of its own. */
  areas?: Record<string, MikroORM>;
}

async function routes(app: FastifyInstance, { orm, areas = {} }: HealthOptions): Promise<void> {
  const options = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    const fault = (await deadAreas(request, areas)) ?? (await clockFault(request, orm));
    if (!fault) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '3')
      .send({ status: 'unavailable', ...fault });
  });
}

async function deadAreas(request: FastifyRequest, areas: Record<string, MikroORM>) {
  const asked = Object.entries(areas).map(async ([area, orm]) => {
    const rows = await answered(request, ping(createReadDb(orm)), { area });
    return rows ? [] : [area];
  });
  const dead = (await Promise.all(asked)).flat();
  return dead.length > 0 ? { areas: dead } : undefined;
}

async function clockFault(request: FastifyRequest, orm: MikroORM) {
  const clock = await answered(request, measureClock(orm));
  if (!clock) return {};
  const apart = Date.now() - clock.now().getTime();
  if (Math.abs(apart) - clock.error <= CLOCKS_APART_MS) return undefined;
  request.log.error({ millisecondsAhead: apart }, 'the clock of this process differs from that of the database');
  return { reason: 'clock' };
}

/* What the database answers within the time limit; else null, and the reason is logged. */
async function answered<T>({ log, server }: FastifyRequest, work: Promise<T>, facts = {}): Promise<T | null> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the database did not answer in time')), READY_WITHIN_MS);
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    logFailure(log, error, facts, 'not ready', server);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: the database answers each area within 2 s and the clock of the process is not more than
 * 2 s off that of the database, else 503, which names the areas that are dead, or `reason: 'clock'`. For the root of a process.
 */
export const health = fp(routes, { name: 'psp-health' });
