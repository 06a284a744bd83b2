import type { FastifyPluginAsync } from 'fastify';
import { authGuard } from '@psp/auth/server/plugin';
import { createTokens } from '@psp/auth/server/tokens';
import { clockOf } from '@psp/domain/clock';
import { seesOwnRows } from '@psp/domain/operating/roles/service-of';
import { createOwnDb, createReadDb } from '@psp/domain/read-db';
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

/** Responses are not cached, unless their route declares them the same for everybody. */
const PRIVATE = 'no-store';

const failing = (error: unknown) => (): never => {
  throw error;
};

/** Validation messages are shown to users. */
z.config(z.locales.ro());

/**
 * Creates the plugin of a service, to be registered with prefix `/api/<area>`. It adds validation, error handling, the check of
 * origin, session and role, and `/openapi.json`; `routes` registers the routes of the area. Startup fails for a route without
 * `config.access`, or for a write route for signed-in users without `config.act`.
 */
export function defineService(area: string, routes: (app: PortalApp) => void | Promise<void>): Service {
  return async (parent, context) => {
    const app = parent.withTypeProvider<ZodTypeProvider>();
    const tokens = await createTokens(context.auth);
    app.decorate('portal', { ...context, tokens });
    const db = createReadDb(context.orm);
    app.decorateRequest('db', {
      getter() {
        return seesOwnRows(context.orm) ? createOwnDb(context.orm, this.actor?.organisationId ?? null) : db;
      },
    });
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
      // An error is thrown only on use, so that routes which do not need the time work without the database.
      now = await clockOf(orm).then((clock) => clock.now, failing);
    });
    await app.register(authGuard, { orm, tokens, publicOrigin, isLocal });
    app.addHook('onRoute', expectAct);
    app.addHook('onRoute', compileResponses);
    await app.register(openApi, { area });
    await routes(app);
  };
}

/** Binds a service to its context and prefix `/api/<area>`, ready to be registered on the root of a process. */
export const mountService =
  (service: Service, area: string, context: ServiceContext): FastifyPluginAsync =>
  async (root) => {
    await root.register(service, { ...context, prefix: `/api/${area}` });
  };
