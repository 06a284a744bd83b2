import { isSafeMethod } from '@psp/auth/server/csrf';
import type { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { ownIdOf, refusedAct } from './refused-acts.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const RECORD = `insert into audit (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
values ($1, $2, $3, $4, $5, $6, 'refused', $7, $8)`;

/** Records that a signed-in person tried to change something and was refused; badly formed bodies are not recorded. */
export async function recordRefusal(request: FastifyRequest, { code, status, message }: DomainError): Promise<void> {
  const { actor } = request;
  if (!actor || isSafeMethod(request.method) || status >= 500 || code.startsWith('body.') || request.is404) return;
  const { orm } = request.server.portal;
  const pool = await orm.em.getConnection().getNativeClient();
  const path = (request.routeOptions.url ?? '').slice(request.server.prefix.length);
  const { action, entity } = refusedAct(request.method, path);
  await pool.query(RECORD, [
    actor.accountId,
    actor.organisationId,
    action,
    entity,
    entityId(request) ?? ownIdOf(path, { ...actor, sessionId: request.sessionId }),
    message,
    JSON.stringify({ code }),
    request.id,
  ]);
}

function entityId({ params }: FastifyRequest): string | null {
  const id = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}
