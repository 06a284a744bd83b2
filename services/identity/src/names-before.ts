import { HINT_COOKIE, readCookie, REFRESH_COOKIE } from '@psp/auth/server/cookies';
import type { PortalApp } from '@psp/bff-kit/service';
import { FACTOR } from '@psp/contracts/second-factor';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

interface NameBefore {
  method: 'GET' | 'POST';
  url: string;
  /** What the callers of the name before leave out of the body. */
  adds?: object;
}

/** Names of the release before, by those of today. They go with the first release that follows one without their callers. */
const NAMES_BEFORE: Record<string, readonly NameBefore[]> = {
  '/token': [
    { method: 'POST', url: '/session', adds: { grant_type: 'password' } },
    { method: 'POST', url: '/admin-session', adds: { grant_type: 'password', screen: 'admin' } },
    { method: 'POST', url: '/session/refresh', adds: { grant_type: 'refresh_token' } },
  ],
  '/logout': [{ method: 'POST', url: '/session/end', adds: { scope: 'local' } }],
  '/verify': [
    { method: 'POST', url: '/confirm', adds: { type: 'email' } },
    { method: 'POST', url: '/recover/check', adds: { type: 'recovery' } },
    { method: 'POST', url: '/recover/complete', adds: { type: 'recovery' } },
  ],
  '/factors/:id/challenge': [{ method: 'GET', url: '/session/challenge' }],
  '/factors/:id/verify': [
    { method: 'POST', url: '/session/second-factor', adds: { challenge: 'sign-in' } },
    { method: 'POST', url: '/factors/verify', adds: { challenge: 'enrolment' } },
  ],
  '/factors/:id': [{ method: 'POST', url: '/factors/disable' }],
};

/** Serves the routes registered from here on under their names before too, undescribed, by the same handlers. */
export function serveNamesBefore(app: PortalApp): void {
  app.addHook('onRoute', (route) => {
    const { routePath = '', prefix = '' } = route;
    for (const before of NAMES_BEFORE[routePath] ?? []) app.route(underName(route, before));
    const paths = { '/token': '/session/refresh', '/logout': '/session/end' }[routePath];
    if (paths) route.preHandler = toTokenBefore(prefix + paths);
  });
}

function underName({ schema, handler, config }: RouteOptions, { method, url, adds }: NameBefore): RouteOptions {
  const { body, ...rest } = schema ?? {};
  return {
    method,
    url,
    handler,
    config,
    schema: { ...(method === 'GET' ? rest : { ...rest, body }), hide: true },
    preValidation: async (request: FastifyRequest) => {
      request.params = { id: FACTOR };
      if (typeof request.body === 'object' && request.body) request.body = { ...adds, ...request.body };
    },
  };
}

/*
 * A browser sends the refresh token of the release before to its path alone, so it is asked there. The hint says that there is a
 * session.
 */
const toTokenBefore =
  (path: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { body } = request;
    const isSignIn =
      typeof body === 'object' && body !== null && 'grant_type' in body && body.grant_type === 'password';
    if (isSignIn || readCookie(request, REFRESH_COOKIE) || !readCookie(request, HINT_COOKIE)) return undefined;
    return reply.redirect(path, 307);
  };
