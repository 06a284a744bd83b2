import { anyone } from '@psp/auth/server/access';
import { ACCESS_COOKIE, CHALLENGE_COOKIE, clearSessionCookies, readCookie } from '@psp/auth/server/cookies';
import { type LiveSession, resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import {
  currentSession,
  endSession,
  memberships,
  openChallenge,
  secondFactor,
  sessionAnswer,
  signIn,
  signInAnswer,
  switchOrganisation as switchBody,
} from '@psp/contracts/accounts';
import { takesCode } from '@psp/domain/joining/accounts/challenges';
import { listMemberships } from '@psp/domain/joining/accounts/memberships';
import { switchOrganisation } from '@psp/domain/joining/accounts/switch-organisation';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerSignIn } from './answer.ts';
import { sessionGiver } from './giver.ts';
import { renew } from './renew.ts';
import { answerChallenge } from './second-factor.ts';
import { enter } from './sign-in.ts';
import { leave } from './sign-out.ts';
import { sessionView } from './views.ts';

const config = { access: anyone };

/*
 * All are for anyone: who may sign in, renew, switch or leave is decided by the credentials and tokens themselves, and a
 * person whose organisation is suspended must still see their session, choose another organisation and sign out.
 */
export function accountRoutes(app: PortalApp): void {
  signInRoutes(app);
  sessionRoutes(app);
  organisationRoutes(app);
}

function signInRoutes(app: PortalApp): void {
  const { portal } = app;
  const giver = sessionGiver(portal);
  const heldBy = (request: FastifyRequest) => portal.tokens.verify(readCookie(request, ACCESS_COOKIE))?.sid ?? null;
  const response = { 200: signInAnswer };

  for (const [url, audience] of [
    ['/session', 'everyone'],
    ['/admin-session', 'admin'],
  ] as const) {
    app.post(url, { config, schema: { body: signIn, response } }, async (request, reply) => {
      const outcome = await enter(request, request.body, { audience, replaces: heldBy(request) });
      return answerSignIn(portal, giver, reply, outcome);
    });
  }

  app.get('/session/challenge', { config, schema: { response: { 200: openChallenge } } }, async (request) => {
    const token = readCookie(request, CHALLENGE_COOKIE);
    return { kind: token && (await takesCode(request.db, token)) ? ('code' as const) : null };
  });

  app.post('/session/second-factor', { config, schema: { body: secondFactor, response } }, async (request, reply) => {
    const outcome = await answerChallenge(request, request.body.code, heldBy(request));
    return answerSignIn(portal, giver, reply, outcome);
  });
}

function sessionRoutes(app: PortalApp): void {
  const { publicOrigin } = app.portal;
  const giver = sessionGiver(app.portal);

  app.get('/session', { config, schema: { response: { 200: currentSession } } }, async (request) => {
    if (!readCookie(request, ACCESS_COOKIE)) return { session: null };
    const live = await resolveActor(app.portal, request);
    if (!live) throw new DomainError('auth.required');
    return { session: sessionView(live.actor, live.email) };
  });

  app.post(
    '/session/refresh',
    { config: { ...config, act: 'session.refresh' }, schema: { body: z.strictObject({}) } },
    async (request, reply) => {
      const renewed = await renew(request, giver.successor);
      if (!renewed) {
        clearSessionCookies(reply, publicOrigin);
        throw new DomainError('auth.required');
      }
      giver.give(reply, renewed.session, renewed.secret);
      return reply.code(204).send();
    },
  );

  app.post(
    '/session/end',
    { config: { ...config, act: 'session.end' }, schema: { body: endSession } },
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
  const live = async (request: FastifyRequest): Promise<LiveSession> => {
    const session = await resolveActor(app.portal, request);
    if (!session) throw new DomainError('auth.required');
    // A refusal is then recorded as theirs.
    request.actor = session.actor;
    request.sessionId = session.sessionId;
    return session;
  };

  app.get('/memberships', { config, schema: { response: { 200: memberships } } }, async (request) => {
    const { actor } = await live(request);
    return { items: await listMemberships(request.db, actor.accountId) };
  });

  const change = { body: switchBody, response: { 200: sessionAnswer } };
  app.post(
    '/session/organisation',
    { config: { ...config, act: 'session.switch' }, schema: change },
    async (request) => {
      const { actor: before, sessionId } = await live(request);
      const target = { sessionId, organisationId: request.body.organisationId, isLocal: app.portal.isLocal };
      await writeAs(request, { ...before, traceId: request.id }, (write) => switchOrganisation(write, target));
      const { actor, email } = await live(request);
      return { session: sessionView(actor, email) };
    },
  );
}
