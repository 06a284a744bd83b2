import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { counters } from './counters.ts';
import { createLoopWatch, HOLD_LIMIT_MS, type LoopWatch } from './loop-watch.ts';

/** Only the operations that began last are logged, because event streams stay active for hours. */
const NAMED_OPERATIONS = 10;
const loopDelay = new Histogram({
  name: 'portal_loop_delay',
  help: 'Processor time in seconds of a turn of the event loop with operations under way',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [counters],
});

/** Creates the metrics of this process: memory, CPU, event loop. */
export function createFigures(): Registry {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  return figures;
}

/** Serves the metrics and counters on a port of their own, which must not be public. The caller closes the returned server. */
export function serveFigures(figures: Registry, host: string, port: number): Server {
  const server = createServer((_request, response) => {
    Registry.merge([figures, counters])
      .metrics()
      .then(
        (text) => response.setHeader('content-type', figures.contentType).end(text),
        () => response.writeHead(500).end(),
      );
  });
  return server.listen(port, host);
}

/** Interval of the loop measurement. */
const LOOP_INTERVAL_MS = 20;

/** Watches the event loop of a process: records its blocking time in the metrics and logs blocks over the limit. */
export function watchLoop(log: Pick<FastifyBaseLogger, 'warn'>): LoopWatch {
  return createLoopWatch(LOOP_INTERVAL_MS, (heldMs, operations) => {
    loopDelay.observe(heldMs / 1000);
    if (heldMs > HOLD_LIMIT_MS)
      log.warn(
        { heldMs: Math.round(heldMs), operations: operations.toReversed().slice(0, NAMED_OPERATIONS) },
        'event loop held',
      );
  });
}

/** Measures response times. Call before routes are registered. */
export function measureAnswers(app: FastifyInstance, figures: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [figures],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}
