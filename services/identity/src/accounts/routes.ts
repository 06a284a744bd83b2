import { ACCESS_COOKIE, clearSessionCookies, REFRESH_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { readRefreshToken } from '@psp/auth/server/refresh';
import { resolveActor } from '@psp/auth/server/session';
import { type Handlers, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { sessionOperations } from '@psp/contracts/accounts-operations';
import { DomainError } from '@psp/domain/errors';
import { listMemberships } from '@psp/domain/joining/accounts/memberships';
import { endSession, listSessions } from '@psp/domain/joining/accounts/session-list';
import { type EndScope, endSessions, findByRefresh, type HeldSession } from '@psp/domain/joining/accounts/sessions';
import { switchOrganisation } from '@psp/domain/joining/accounts/switch-organisation';
import { record } from '@psp/domain/operating/audit/record';
import { hashSecret } from '@psp/domain/operating/secrets';
import type { FastifyRequest } from 'fastify';
import { answerSignIn } from './answer.ts';
import { deviceText } from './device.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { renew } from './renew.ts';
import { signIn } from './sign-in.ts';
import { sessionView } from './views.ts';

type Sessions = Handlers<(typeof sessionOperations)['table']>;

/** Routes for sign-in and sign-out, the browser's own session, and the list of all sessions of the user. */
export const sessionRoutes = (app: PortalApp): void =>
  implement(app, 'identity', sessionOperations, {
    ...signInHandlers(app),
    ...ownSessionHandlers(app),
    ...sessionListHandlers(app),
  });

/* Ends sessions of the requesting user; false when the request has no live session. */
async function signOut(portal: PortalApp['portal'], request: FastifyRequest, scope: EndScope): Promise<boolean> {
  const session = await findSession(portal, request);
  if (!session) return false;
  const { sessionId: id, ...user } = session;
  await writeAs(request, { ...user, traceId: request.id }, async (write) => {
    const ended = await endSessions(write.db, user.accountId, id, scope);
    record(write, { entity: 'session', id }, { action: 'end' }, { details: { scope, ended } });
  });
  return true;
}

/* The access token lasts ten minutes; after a longer pause the refresh token identifies the session. */
async function findSession(portal: PortalApp['portal'], request: FastifyRequest): Promise<HeldSession | null> {
  const live = await resolveActor(portal, request);
  if (live)
    return { accountId: live.actor.accountId, organisationId: live.actor.organisationId, sessionId: live.sessionId };
  const token = readRefreshToken(readCookie(request, REFRESH_COOKIE));
  return token && findByRefresh(request.db, token.sessionId, hashSecret(token.secret));
}

function signInHandlers({ portal }: PortalApp): Pick<Sessions, 'signIn' | 'signOut'> {
  const giver = sessionGiver(portal);
  return {
    signIn: async ({ request }, body, reply) => {
      if (body.grant_type === 'password') {
        const { screen, grant_type: _, ...credentials } = body;
        const audience = screen === 'admin' ? 'admin' : 'everyone';
        const outcome = await signIn(request, credentials, { audience, replaces: heldSession(portal, request) });
        return answerSignIn(portal, giver, reply, outcome);
      }
      const renewed = await renew(request, giver.successor);
      if (!renewed) {
        clearSessionCookies(reply, portal.publicOrigin);
        throw new DomainError('auth.required');
      }
      giver.give(reply, renewed.session, renewed.secret);
      return undefined;
    },
    signOut: async ({ request }, { scope }, reply) => {
      const isSignedOut = await signOut(portal, request, scope);
      if (scope !== 'others') clearSessionCookies(reply, portal.publicOrigin);
      if (!isSignedOut && scope !== 'local') throw new DomainError('auth.required');
      return undefined;
    },
  };
}

const ownSessionHandlers = ({ portal }: PortalApp): Pick<Sessions, 'current' | 'memberships' | 'switch'> => ({
  current: async ({ request }) => {
    if (!readCookie(request, ACCESS_COOKIE)) return { session: null };
    const live = await resolveActor(portal, request);
    if (!live) throw new DomainError('auth.required');
    return { session: sessionView(live.actor, live.email) };
  },
  memberships: async ({ db, request }) => {
    const { actor } = await liveSession(portal, request);
    return { items: await listMemberships(db, actor.accountId) };
  },
  switch: async ({ request }, { organisationId }) => {
    const { actor: before, sessionId } = await liveSession(portal, request);
    const target = { sessionId, organisationId, isLocal: portal.isLocal };
    await writeAs(request, { ...before, traceId: request.id }, (write) => switchOrganisation(write, target));
    const { actor, email } = await liveSession(portal, request);
    return { session: sessionView(actor, email) };
  },
});

const sessionListHandlers = ({ portal }: PortalApp): Pick<Sessions, 'list' | 'end' | 'proof'> => ({
  list: async ({ db, actor, request }) => {
    const sessions = await listSessions(db, actor.accountId);
    const items = sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceText(userAgent),
      isCurrent: session.id === request.sessionId,
    }));
    return { items };
  },
  end: async ({ request }, session, reply) => {
    await writeAs(request, callerOf(request), (write) => endSession(write, session));
    if (session.id === request.sessionId) clearSessionCookies(reply, portal.publicOrigin);
    return undefined;
  },
  proof: async () => ({ method: 'password' }),
});
