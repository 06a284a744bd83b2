import { setTimeout as delay } from 'node:timers/promises';
import { waitForMigrations } from '@psp/domain/migrate';
import type { ServiceName } from '@psp/domain/operating/roles/names';
import { createOrm } from '@psp/domain/orm';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { type Config, readConfig } from './config.ts';
import { contextOf } from './context.ts';
import { health } from './health.ts';
import { watchRequests } from './loop-watch.ts';
import { createFigures, measureAnswers, serveFigures, watchLoop } from './metrics.ts';
import { REQUEST_TIMEOUT_MS, serverOptions } from './server.ts';
import { mountService, type Service } from './service.ts';

/** Time to receive and answer the slowest request. The process manager may allow less. */
const CLOSE_WITHIN_MS = REQUEST_TIMEOUT_MS + 30_000;
/** A service in a process of its own is reached only through the gateway, on the same host or private network. */
const GATEWAY_ADDRESSES = 'loopback, uniquelocal';

/** Runs a service as a process of its own under `/api/<area>`, until SIGTERM or SIGINT. */
export async function listen(service: Service, area: ServiceName): Promise<void> {
  const config = readConfig();
  const orm = await createOrm({ url: config.DATABASE_URL, poolSize: config.POOL_SIZE, service: area });
  const app = fastify(serverOptions({ ...config, TRUST_PROXY: config.TRUST_PROXY ?? GATEWAY_ADDRESSES }));
  await start(app, config, async () => {
    await waitForMigrations(orm, (reason) => app.log.warn({ reason }, 'waiting for the database'));
    await app.register(health, { orm });
    await app.register(mountService(service, area, await contextOf(config, orm)));
    app.addHook('onClose', () => orm.close(true));
  });
}

/**
 * Adds draining to a process and returns the function that drains it: for `milliseconds` every response closes its connection, so
 * that no request arrives on a connection that is being closed, and `/readyz` responds 503. Call before routes are registered.
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

/**
 * Calls `register` and listens. On SIGTERM or SIGINT drains for `DRAIN_MS` and then finishes the requests in flight, within three
 * minutes.
 */
export async function start(app: FastifyInstance, config: Config, register: () => Promise<void>): Promise<void> {
  if (config.METRICS_PORT !== undefined) {
    const figures = createFigures();
    measureAnswers(app, figures);
    const metrics = serveFigures(figures, config.HOST, config.METRICS_PORT);
    app.addHook('onClose', async () => {
      metrics.close();
      metrics.closeAllConnections();
    });
  }
  watchRequests(app, watchLoop(app.log));
  const drain = drainable(app, config.DRAIN_MS);
  await register();
  await app.listen({ port: config.PORT, host: config.HOST });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void drain().then(() => stop(app)));
}

function stop(app: FastifyInstance): void {
  const late = setTimeout(() => {
    app.log.error(`requests were still in flight after ${CLOSE_WITHIN_MS / 1000} s`);
    process.exit(1);
  }, CLOSE_WITHIN_MS);
  late.unref();
  // Connections that were busy at the signal stay open after their response and would keep the process alive.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  app.close().then(
    () => clearInterval(idle),
    (error: unknown) => {
      app.log.error(error);
      process.exit(1);
    },
  );
}
