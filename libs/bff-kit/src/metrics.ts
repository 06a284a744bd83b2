import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { counters } from './counters.ts';

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
