import { currentSession } from '@psp/contracts/accounts';
import type { Kind } from '@psp/contracts/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ask } from './ask.ts';

const path = '/api/identity/session';

/**
 * Asks identity whether a request has the session of an approved organisation of a kind. Rejects when identity does not answer
 * within three seconds, fails, or answers in another format.
 */
export async function hasSession(app: FastifyInstance, request: FastifyRequest, kind: Kind): Promise<boolean> {
  const cookie = request.headers.cookie;
  if (!cookie) return false;
  const headers = { cookie, 'x-request-id': request.id };
  const { status, body } = await ask(app, path, headers);
  if (status >= 400 && status < 500) return false;
  if (status !== 200) throw new Error(`identity answered ${status}`);
  const { session } = currentSession.parse(JSON.parse(body));
  return session?.organisation.kind === kind && session.organisation.status === 'approved';
}
