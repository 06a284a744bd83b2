import etag from '@fastify/etag';
import type { PortalApp } from '@psp/bff-kit/service';
import { z } from 'zod';

/** Rejects query parameters, so that each cached URL has one form. */
const nothing = z.strictObject({});

/** Adds an ETag to responses, and the topics to cacheable ones. */
export const publicAnswers = async (app: PortalApp): Promise<void> => {
  await app.register(etag, { weak: true });
  app.addHook('onRoute', (route) => {
    if (route.config?.topics) route.schema = { querystring: nothing, ...route.schema };
  });
  app.addHook('preHandler', (request, reply, done) => {
    const { topics } = request.routeOptions.config;
    if (topics) reply.header('surrogate-key', topics.join(' ')).header('cache-control', 'no-cache');
    done();
  });
};
