import etag from '@fastify/etag';
import type { PortalApp } from '@psp/bff-kit/service';
import type { PublicTopic } from '@psp/contracts/capabilities';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's answer is made of; whoever keeps it drops it when one of these has changed. The same for everybody. */
    topics?: readonly PublicTopic[];
  }
}

/** Of what may be kept each address is kept by itself, so that one which asks for nothing has no other spellings. */
const nothing = z.strictObject({});

/** Gives answers a validator, and those that may be kept the topics they are made of. */
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
