import type { FastifyInstance } from 'fastify';
import { AREAS, type Services } from './areas.ts';

const READY_WITHIN_MS = 2000;

/**
 * Serves `/healthz` and `/readyz` of a gateway whose services all run elsewhere. `/readyz` asks the `/readyz` of each service and
 * lists which are ready. It answers 503 only when none is, because a single missing service must not stop the others.
 */
export function serveHealthOf(app: FastifyInstance, services: Services): void {
  const options = { logLevel: 'warn' } as const;
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_, reply) => {
    const asked = AREAS.map(async (area) => [area, await isReady(services[area])] as const);
    const areas = Object.fromEntries(await Promise.all(asked));
    if (Object.values(areas).some(Boolean)) return { status: 'ready', areas };
    return reply.code(503).header('retry-after', '3').send({ status: 'unavailable', areas });
  });
}

async function isReady(service: Services[keyof Services]): Promise<boolean> {
  if (!service || !('upstream' in service)) return false;
  const signal = AbortSignal.timeout(READY_WITHIN_MS);
  const answer = await fetch(new URL('/readyz', service.upstream), { signal }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
