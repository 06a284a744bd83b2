import type { FastifyPluginAsync } from 'fastify';
import { authGuard } from '@psp/auth/server/plugin';
import { createTokens } from '@psp/auth/server/tokens';
import { clockOf } from '@psp/domain/clock';
import { createReadDb } from '@psp/domain/read-db';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PortalApp, ServiceContext } from './context.ts';
import { answerError, answerNotFound } from './error-handler.ts';
import { openApi } from './open-api.ts';
import { expectAct } from './refusals.ts';
import { compileResponses } from './schemas.ts';
import { readTexts } from './texts.ts';

export type { PortalApp, ServiceContext } from './context.ts';
export type Service = FastifyPluginAsync<ServiceContext>;

/** Nobody on the way keeps an answer, unless its route says that it is for everybody. */
const PRIVATE = 'no-store';

const failing = (error: unknown) => (): never => {
  throw error;
};

/** What bodies and queries are refused with reaches people, so zod speaks Romanian. */
z.config(z.locales.ro());

/**
 * Makes the plugin of one service, to be registered with prefix `/api/<area>`. It brings validation, errors, the check of
 * origin, session and role, and `/openapi.json`; `routes` registers what the area offers. A route that does not declare
 * `config.access`, or that writes for signed-in people without naming its `config.act`, stops the start.
 */
export function defineService(area: string, routes: (app: PortalApp) => void | Promise<void>): Service {
  return async (parent, context) => {
    const app = parent.withTypeProvider<ZodTypeProvider>();
    const tokens = await createTokens(context.auth);
    app.decorate('portal', { ...context, tokens });
    const db = createReadDb(context.orm);
    app.decorateRequest('db', { getter: () => db });
    let now: () => Date;
    app.decorateRequest('now', { getter: () => now() });
    app.removeContentTypeParser('text/plain');
    app.setValidatorCompiler(validatorCompiler);
    app.addHook('preValidation', readTexts);
    app.setErrorHandler(answerError);
    app.setNotFoundHandler(answerNotFound);
    const { orm, publicOrigin, isLocal } = context;
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id).header('cache-control', PRIVATE);
      // Routes that decide nothing by time answer without a database.
      now = await clockOf(orm).then((clock) => clock.now, failing);
    });
    await app.register(authGuard, { orm, tokens, publicOrigin, isLocal });
    app.addHook('onRoute', expectAct);
    app.addHook('onRoute', compileResponses);
    await app.register(openApi, { area });
    await routes(app);
  };
}

/** The service with its context under `/api/<area>`, ready to be registered on the root of a process. */
export const mounted =
  (service: Service, area: string, context: ServiceContext): FastifyPluginAsync =>
  async (root) => {
    await root.register(service, { ...context, prefix: `/api/${area}` });
  };
