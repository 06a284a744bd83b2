import { ACCESS_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { type LiveSession, resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';

type Portal = PortalApp['portal'];

/** Returns the id of the session in the browser's cookie, even if it has ended; null without one. */
export const heldSession = ({ tokens }: Portal, request: FastifyRequest): string | null =>
  tokens.verify(readCookie(request, ACCESS_COOKIE))?.sid ?? null;

/**
 * Returns the live session of a request to a public route, and sets the request's actor, so that refusals are recorded for the user.
 * Throws `auth.required`.
 */
export async function liveSession(portal: Portal, request: FastifyRequest): Promise<LiveSession> {
  const session = await resolveActor(portal, request);
  if (!session) throw new DomainError('auth.required');
  request.actor = session.actor;
  request.sessionId = session.sessionId;
  return session;
}
