import { isSafeMethod } from '@psp/auth/server/csrf';
import type { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Folders of the API whose rows are recorded under another name. */
const ENTITIES: Record<string, string> = { opportunities: 'service-request' };

const RECORD = `insert into audit (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
values ($1, $2, $3, $4, $5, $6, 'refused', $7, $8)`;

/** Records that a signed-in person tried to change something and was refused; badly formed bodies are not recorded. */
export async function recordRefusal(request: FastifyRequest, { code, status, message }: DomainError): Promise<void> {
  const { actor } = request;
  if (!actor || isSafeMethod(request.method) || status >= 500 || code.startsWith('body.') || request.is404) return;
  const { orm } = request.server.portal;
  const pool = await orm.em.getConnection().getNativeClient();
  await pool.query(RECORD, [
    actor.accountId,
    actor.organisationId,
    actionOf(request),
    entityOf(request),
    entityId(request),
    message,
    JSON.stringify({ code }),
    request.id,
  ]);
}

/** Calls below a row whose act belongs to another entity, or is named otherwise than its path. */
const ACTS: Record<string, string> = {
  offers: 'offer.create',
  questions: 'question.ask',
  views: 'service-request.view',
  reviews: 'review.write',
  milestones: 'project.addMilestone',
  remove: 'project.removeMilestone',
  done: 'project.completeMilestone',
  progress: 'project.setProgress',
};

/** The act that was tried, as its success would have been recorded: /service-requests/:id/open-offers → openOffers. */
function actionOf(request: FastifyRequest): string {
  const segments = pathOf(request).filter((segment) => !segment.startsWith(':'));
  const last = segments.length > 1 ? segments.at(-1) : undefined;
  if (!last) return `${entityOf(request)}.${request.method === 'PUT' ? 'edit' : 'create'}`;
  return ACTS[last] ?? `${entityOf(request)}.${last.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

const pathOf = (request: FastifyRequest): string[] =>
  (request.routeOptions.url ?? '').slice(request.server.prefix.length).split('/').filter(Boolean);

function entityOf(request: FastifyRequest): string {
  const folder = pathOf(request)[0] ?? 'portal';
  return ENTITIES[folder] ?? folder.replace(/s$/, '');
}

function entityId({ params }: FastifyRequest): string | null {
  const id = typeof params === 'object' && params !== null ? Reflect.get(params, 'id') : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}
