import { isSafeMethod } from '@psp/auth/server/csrf';
import { insertAct } from '@psp/domain/operating/audit/insert';
import type { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { ownIdOf, refusedAct } from './refused-acts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Records that a signed-in person tried to change something and was refused; badly formed bodies are not recorded. */
export async function recordRefusal(request: FastifyRequest, { code, status, message }: DomainError): Promise<void> {
  const { actor } = request;
  if (!actor || isSafeMethod(request.method) || status >= 500 || code.startsWith('body.') || request.is404) return;
  const { config, url = '' } = request.routeOptions;
  const path = url.slice(request.server.prefix.length);
  const { action, entity } = config.act
    ? { action: config.act, entity: config.on ?? config.act.split('.', 1)[0] ?? '' }
    : refusedAct(request.method, path);
  const { accountId, organisationId } = actor;
  await insertAct(request.db, {
    ...{ accountId, organisationId, action, entity },
    entityId: idIn(request) ?? ownIdOf(path, { ...actor, sessionId: request.sessionId }),
    ...{ reason: message, outcome: 'refused', details: { code }, traceId: request.id },
  });
}

function idIn({ params }: FastifyRequest): string | null {
  const id = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}
