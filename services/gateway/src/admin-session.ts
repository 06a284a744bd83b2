import { currentSession } from '@psp/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ask } from './ask.ts';

const path = '/api/identity/session';

/**
 * Asks identity whether a request has the session of an approved ADMIN organisation. Rejects when identity does not answer
 * within three seconds, fails, or answers in another format.
 */
export async function hasAdminSession(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const cookie = request.headers.cookie;
  if (!cookie) return false;
  const headers = { cookie, 'x-request-id': request.id };
  const { status, body } = await ask(app, path, headers);
  if (status >= 400 && status < 500) return false;
  if (status !== 200) throw new Error(`identity answered ${status}`);
  const { session } = currentSession.parse(JSON.parse(body));
  return session?.organisation.kind === 'admin' && session.organisation.status === 'approved';
}
