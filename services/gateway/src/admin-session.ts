import { currentSession } from '@psp/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ask } from './ask.ts';

const path = '/api/identity/session';

/**
 * Asks identity, in this process or at its address, whether a request carries the session of an ADMIN organisation that
 * is approved. Rejects when that cannot be found out now: no answer within three seconds, a failure, another form.
 */
export async function hasAdminSession(
  app: FastifyInstance,
  request: FastifyRequest,
  upstream?: string,
): Promise<boolean> {
  const cookie = request.headers.cookie;
  if (!cookie) return false;
  const headers = { cookie, 'x-request-id': request.id };
  const { status, body } = await ask(app, upstream, path, headers);
  if (status >= 400 && status < 500) return false;
  if (status !== 200) throw new Error(`identity answered ${status}`);
  const { session } = currentSession.parse(JSON.parse(body));
  return session?.organisation.kind === 'admin' && session.organisation.status === 'approved';
}
