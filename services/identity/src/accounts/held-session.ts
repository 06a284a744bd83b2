import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { type LiveSession, resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';

type Portal = PortalApp['portal'];

/** Id of the session that the browser holds, live or not; null without one. */
export const heldSession = ({ tokens }: Portal, request: FastifyRequest): string | null =>
  tokens.verify(readCookie(request, ACCESS_COOKIE))?.sid ?? null;

/** The live session of a request to a route for anyone, whose refusals are then recorded as the person's. Throws `auth.required`. */
export async function liveSession(portal: Portal, request: FastifyRequest): Promise<LiveSession> {
  const session = await resolveActor(portal, request);
  if (!session) throw new DomainError('auth.required');
  request.actor = session.actor;
  request.sessionId = session.sessionId;
  return session;
}
