import { isSafeMethod } from '@psp/auth/server/csrf';
import type { Actor } from '@psp/domain/actor';
import type { DomainError } from '@psp/domain/errors';
import { insertActs } from '@psp/domain/operating/audit/record';
import type { FastifyRequest, RouteOptions } from 'fastify';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws for a write route for signed-in users without `config.act`. Calls of visitors are not recorded and need none. */
export function expectAct({ method, url, config }: RouteOptions): void {
  if ([method].flat().every(isSafeMethod) || config?.access === 'anyone' || config?.act) return;
  throw new Error(`Route ${method} ${url} does not name its act (config.act)`);
}

/** Records a refused write of a signed-in user. Malformed bodies are not recorded. */
export async function recordRefusal(request: FastifyRequest, { code, status, message }: DomainError): Promise<void> {
  const { actor } = request;
  const { act: action } = request.routeOptions.config;
  if (!actor || !action || status >= 500 || code.startsWith('body.') || request.is404) return;
  const { accountId, organisationId } = actor;
  const { entity, id: entityId } = entityOf(request, actor);
  const why = { reason: message, outcome: 'refused', details: { code } } as const;
  await insertActs(request.db, [
    { at: request.now, accountId, organisationId, traceId: request.id, action, entity, entityId, ...why },
  ]);
}

/** Returns the entity and id of the record that a write concerns; the id is null when the path has none. */
export function entityOf(request: FastifyRequest, actor: Actor): { entity: string; id: string | null } {
  const { act: action = '', on } = request.routeOptions.config;
  const entity = on ?? action.slice(0, action.indexOf('.'));
  return { entity, id: idIn(request) ?? ownIdOf(entity, actor, request.sessionId) };
}

function idIn({ params }: FastifyRequest): string | null {
  const id = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/* Acts on the caller's own organisation, account or session have no id in their path. */
function ownIdOf(entity: string, { organisationId, accountId }: Actor, sessionId: string | null): string | null {
  return { organisation: organisationId, account: accountId, session: sessionId }[entity] ?? null;
}
