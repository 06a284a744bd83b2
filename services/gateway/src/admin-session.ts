import { currentSession } from '@psp/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const path = '/api/identity/session';
const patience = 3000;

/**
 * Asks identity, in this process or at its address, whether a request carries an ADMIN session. Any doubt is a no: no
 * session, an answer of another form, or no answer within three seconds.
 */
export async function hasAdminSession(
  app: FastifyInstance,
  request: FastifyRequest,
  upstream?: string,
): Promise<boolean> {
  const cookie = request.headers.cookie;
  if (!cookie) return false;
  try {
    const headers = { cookie, 'x-request-id': request.id };
    const answer: unknown = upstream
      ? await (await fetch(new URL(path, upstream), { headers, signal: AbortSignal.timeout(patience) })).json()
      : (await app.inject({ url: path, headers })).json();
    const session = currentSession.safeParse(answer).data?.session;
    return session?.organisation.kind === 'admin';
  } catch (error) {
    request.log.warn({ err: error }, 'identity does not answer');
    return false;
  }
}
