import cookie from '@fastify/cookie';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { refusal } from './access.ts';
import { type Access } from '@psp/contracts/access';
import { forgetUnprefixed } from './cookies.ts';
import { isSameSite } from './csrf.ts';
import { resolveActor, type SessionSource } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: without it the service does not start. */
    access?: Access;
  }
  interface FastifyRequest {
    /** The actor; null on routes for anyone, unless the route resolves it itself. */
    actor: Actor | null;
    sessionId: string | null;
  }
}

export interface AuthOptions extends SessionSource {
  publicOrigin: string;
}

/** Returns the actor. Throws DomainError `auth.required` on a route for anyone. */
export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new DomainError('auth.required');
  return request.actor;
}

async function guard(app: FastifyInstance, { publicOrigin, ...source }: AuthOptions): Promise<void> {
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.decorateRequest('actor', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRoute', ({ config, method, url }) => {
    if (!config?.access) throw new Error(`Route ${method} ${url} does not declare who may call it (config.access)`);
  });
  app.addHook('onRequest', async (request) => {
    forgetUnprefixed(request, publicOrigin);
    if (!isSameSite(request, publicOrigin)) throw new DomainError('auth.cross_site');
    const access = request.is404 ? 'anyone' : request.routeOptions.config.access;
    if (!access) throw new Error(`Route ${request.url} does not declare who may call it`);
    if (access === 'anyone') return;
    const session = await resolveActor(source, request);
    request.actor = session?.actor ?? null;
    request.sessionId = session?.sessionId ?? null;
    const code = refusal(access, request.actor, session?.isAccountActive);
    if (code) throw new DomainError(code);
  });
}

/** Fastify plugin that checks origin, session and role of requests to routes registered after it in the same context. */
export const authGuard = fp(guard, { name: 'psp-auth' });
