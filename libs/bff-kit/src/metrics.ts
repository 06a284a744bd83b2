import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { counters } from './counters.ts';
import { createLoopWatch, HOLD_LIMIT_MS, type LoopWatch } from './loop-watch.ts';

/** The last to begin: streams of changes go on for hours. */
const NAMED_OPERATIONS = 10;
const loopDelay = new Histogram({
  name: 'portal_loop_delay',
  help: 'Processor time in seconds of a turn of the event loop with operations under way',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [counters],
});

/** Figures of this process: memory, processor, event loop, and what is registered besides. */
export function createFigures(): Registry {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  return figures;
}

/** Serves the figures, and what routes count, on a port of their own, which must not be public. Close the returned server at the end. */
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

/** Milliseconds between two looks at the loop. */
const LOOP_INTERVAL_MS = 20;

/** Watches the event loop of a process: how long it is held is among the figures, and holds over the limit are logged with their operations. */
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

/** Measures the answers of a process. Call before routes are registered. */
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
