import type { MikroORM } from '@mikro-orm/postgresql';
import { measureClock } from '@psp/domain/clock';
import { createReadDb, ping } from '@psp/domain/read-db';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { logFailure } from './log-failure.ts';

const READY_WITHIN_MS = 2000;
/** Allowed difference between the clock of the process, which tokens use, and that of the database, which everything else uses. */
const CLOCK_DIFFERENCE_MS = 2000;

interface HealthOptions {
  orm: MikroORM;
  /** The ORM of each area in this process, with a pool of its own. */
  areas?: Record<string, MikroORM>;
}

async function routes(app: FastifyInstance, { orm, areas = {} }: HealthOptions): Promise<void> {
  const options = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (request, reply) => {
    const fault = (await areaFault(request, areas)) ?? (await clockFault(request, orm));
    if (!fault) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '3')
      .send({ status: 'unavailable', ...fault });
  });
}

async function areaFault(request: FastifyRequest, areas: Record<string, MikroORM>) {
  const checks = Object.entries(areas).map(async ([area, orm]) => {
    const rows = await inTime(request, ping(createReadDb(orm)), { area });
    return rows ? [] : [area];
  });
  const unavailable = (await Promise.all(checks)).flat();
  return unavailable.length > 0 ? { areas: unavailable } : undefined;
}

async function clockFault(request: FastifyRequest, orm: MikroORM) {
  const clock = await inTime(request, measureClock(orm));
  if (!clock) return {};
  const aheadMs = Date.now() - clock.now().getTime();
  if (Math.abs(aheadMs) - clock.error <= CLOCK_DIFFERENCE_MS) return undefined;
  request.log.error({ millisecondsAhead: aheadMs }, 'the clock of this process differs from that of the database');
  return { reason: 'clock' };
}

/* Resolves to the result of a query, or to null when it fails or exceeds the time limit; the reason is logged. */
async function inTime<T>({ log, server }: FastifyRequest, work: Promise<T>, facts = {}): Promise<T | null> {
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
 * Plugin for the root of a process. `/healthz` responds 200 while the process runs. `/readyz` responds 200 when the database answers
 * each area within 2 s and the clocks of process and database differ by at most 2 s. Otherwise it responds 503 and names the failing
 * areas, or `reason: 'clock'`.
 */
export const health = fp(routes, { name: 'psp-health' });
