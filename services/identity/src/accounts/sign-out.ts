import { REFRESH_COOKIE } from '@psp/auth/server/cookies';
import { readRefreshToken } from '@psp/auth/server/refresh';
import { hashSecret } from '@psp/domain/joining/accounts/secrets';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { recordAct } from '@psp/domain/joining/accounts/record';
import { type EndScope, endSessions, findByRefresh } from '@psp/domain/joining/accounts/sessions';
import type { FastifyRequest } from 'fastify';

interface Leaving {
  accountId: string;
  organisationId: string;
  sessionId: string;
}

/** Ends sessions of whoever asks; false when the request carries no live session. */
export async function leave(portal: PortalApp['portal'], request: FastifyRequest, scope: EndScope): Promise<boolean> {
  const leaving = await whoLeaves(portal, request);
  if (!leaving) return false;
  await portal.orm.em.fork().transactional(async (tx) => {
    const ended = await endSessions(tx, leaving.accountId, leaving.sessionId, scope);
    await recordAct(tx, {
      ...leaving,
      action: 'session.end',
      outcome: 'done',
      details: { scope, ended },
      traceId: request.id,
    });
  });
  return true;
}

/* The access token lasts ten minutes; somebody who leaves after a pause is known by the refresh token. */
async function whoLeaves(portal: PortalApp['portal'], request: FastifyRequest): Promise<Leaving | null> {
  const live = await resolveActor(portal, request);
  if (live)
    return { accountId: live.actor.accountId, organisationId: live.actor.organisationId, sessionId: live.sessionId };
  const token = readRefreshToken(request.cookies[REFRESH_COOKIE] ?? '');
  return token && findByRefresh(portal.orm.em.fork(), token.sessionId, hashSecret(token.secret));
}
