import { readCookie, REFRESH_COOKIE } from '@psp/auth/server/cookies';
import { readRefreshToken } from '@psp/auth/server/refresh';
import { hashSecret } from '@psp/domain/operating/secrets';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { writeAs } from '@psp/bff-kit/write';
import { record } from '@psp/domain/operating/audit/record';
import { type EndScope, endSessions, findByRefresh, type HeldSession } from '@psp/domain/joining/accounts/sessions';
import type { FastifyRequest } from 'fastify';

/** Ends sessions of whoever asks; false when the request carries no live session. */
export async function leave(portal: PortalApp['portal'], request: FastifyRequest, scope: EndScope): Promise<boolean> {
  const leaving = await whoLeaves(portal, request);
  if (!leaving) return false;
  const { sessionId: id, ...person } = leaving;
  await writeAs(request, { ...person, traceId: request.id }, async (write) => {
    const ended = await endSessions(write.db, person.accountId, id, scope);
    record(write, { entity: 'session', id }, { action: 'end' }, { details: { scope, ended } });
  });
  return true;
}

/* The access token lasts ten minutes; somebody who leaves after a pause is known by the refresh token. */
async function whoLeaves(portal: PortalApp['portal'], request: FastifyRequest): Promise<HeldSession | null> {
  const live = await resolveActor(portal, request);
  if (live)
    return { accountId: live.actor.accountId, organisationId: live.actor.organisationId, sessionId: live.sessionId };
  const token = readRefreshToken(readCookie(request, REFRESH_COOKIE));
  return token && findByRefresh(request.db, token.sessionId, hashSecret(token.secret));
}
