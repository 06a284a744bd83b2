import { anyone } from '@psp/contracts/access';
import { ACCESS_COOKIE, clearSessionCookies, readCookie } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import {
  currentSession,
  logout,
  memberships,
  sessionAnswer,
  signInAnswer,
  switchOrganisation as switchBody,
  tokenRequest,
} from '@psp/contracts/accounts';
import { listMemberships } from '@psp/domain/joining/accounts/memberships';
import { switchOrganisation } from '@psp/domain/joining/accounts/switch-organisation';
import { DomainError } from '@psp/domain/errors';
import { z } from 'zod';
import { answerSignIn } from './answer.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { renew } from './renew.ts';
import { enter } from './sign-in.ts';
import { leave } from './sign-out.ts';
import { sessionView } from './views.ts';

const config = { access: anyone };

/*
 * All are for anyone: who may sign in, renew, switch or leave is decided by the credentials and tokens themselves, and a
 * person whose organisation is suspended must still see their session, choose another organisation and sign out.
 */
export function accountRoutes(app: PortalApp): void {
  tokenRoute(app);
  sessionRoutes(app);
  organisationRoutes(app);
}

function tokenRoute(app: PortalApp): void {
  const { portal } = app;
  const giver = sessionGiver(portal);

  const schema = { body: tokenRequest, response: { 200: signInAnswer, 204: z.undefined() } };
  app.post('/token', { config, schema }, async (request, reply) => {
    const { body } = request;
    if (body.grant_type === 'password') {
      const { screen, grant_type: _, ...credentials } = body;
      const audience = screen === 'admin' ? 'admin' : 'everyone';
      const outcome = await enter(request, credentials, { audience, replaces: heldSession(portal, request) });
      return answerSignIn(portal, giver, reply, outcome);
    }
    const renewed = await renew(request, giver.successor);
    if (!renewed) {
      clearSessionCookies(reply, portal.publicOrigin);
      throw new DomainError('auth.required');
    }
    giver.give(reply, renewed.session, renewed.secret);
    return reply.code(204).send();
  });
}

function sessionRoutes(app: PortalApp): void {
  const { publicOrigin } = app.portal;

  app.get('/session', { config, schema: { response: { 200: currentSession } } }, async (request) => {
    if (!readCookie(request, ACCESS_COOKIE)) return { session: null };
    const live = await resolveActor(app.portal, request);
    if (!live) throw new DomainError('auth.required');
    return { session: sessionView(live.actor, live.email) };
  });

  app.post(
    '/logout',
    { config: { ...config, act: 'session.end' }, schema: { body: logout } },
    async (request, reply) => {
      const { scope } = request.body;
      const known = await leave(app.portal, request, scope);
      if (scope !== 'others') clearSessionCookies(reply, publicOrigin);
      if (!known && scope !== 'local') throw new DomainError('auth.required');
      return reply.code(204).send();
    },
  );
}

function organisationRoutes(app: PortalApp): void {
  app.get('/memberships', { config, schema: { response: { 200: memberships } } }, async (request) => {
    const { actor } = await liveSession(app.portal, request);
    return { items: await listMemberships(request.db, actor.accountId) };
  });

  const change = { body: switchBody, response: { 200: sessionAnswer } };
  app.post(
    '/session/organisation',
    { config: { ...config, act: 'session.switch' }, schema: change },
    async (request) => {
      const { actor: before, sessionId } = await liveSession(app.portal, request);
      const target = { sessionId, organisationId: request.body.organisationId, isLocal: app.portal.isLocal };
      await writeAs(request, { ...before, traceId: request.id }, (write) => switchOrganisation(write, target));
      const { actor, email } = await liveSession(app.portal, request);
      return { session: sessionView(actor, email) };
    },
  );
}
