import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorBody, ErrorCode } from '@psp/contracts/errors';
import { CAPABILITIES } from '@psp/domain/capabilities';
import type { Cause } from '@psp/domain/capability';
import { DomainError } from '@psp/domain/errors';
import { readDeletion, readLastAct } from '@psp/domain/operating/audit/last-act';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toDomainError } from './errors.ts';
import { logFailure } from './log-failure.ts';
import { entityOf, recordRefusal } from './refusals.ts';

const RETRY_AFTER_SECONDS = 3;

const CAUSES: Partial<Record<ErrorCode, Cause>> = Object.assign({}, ...CAPABILITIES.map(({ causes }) => causes));

/** Text appended to the last act on a record that has changed since the page was loaded. */
const AFTER: Partial<Record<ErrorCode, string>> = {
  'version.stale': 'Textul dvs. este păstrat; comparați cele două variante.',
  'action.not_allowed': 'Acțiunea nu mai este posibilă. Reîncărcați pagina, ca să vedeți starea de acum.',
};

/**
 * Adds the cause to the refusal of a write: what happened to the record, who did it, when, and what to do. Returns the refusal
 * unchanged when the cause is unknown or the message names it already.
 */
async function withCause(request: FastifyRequest, refusal: DomainError): Promise<DomainError> {
  const { code, details, message, about } = refusal;
  const { actor } = request;
  if (!actor || message !== ERRORS[code][1]) return refusal;
  const { id } = entityOf(request, actor);
  const cause = CAUSES[code];
  // Without an id in the path the cause concerns the whole organisation.
  const explanation = cause ? await cause(request.db, actor, id ?? actor.organisationId) : null;
  if (explanation) return new DomainError(code, details, explanation);
  const after = AFTER[code];
  const row = about ?? id;
  if (after && row) {
    const lastAct = await readLastAct(request.db, actor, row);
    return lastAct ? new DomainError(code, { ...details, by: lastAct }, `${lastAct.cause} ${after}`) : refusal;
  }
  const deletion = code === 'not_found' && id ? await readDeletion(request.db, actor, id) : null;
  return deletion ? new DomainError(code, details, `${deletion} Nu mai este nimic de salvat aici.`) : refusal;
}

/**
 * Error handler of a service: responds with `{ code, message, details?, requestId }`. The cause of a 5xx is logged with the request
 * id and never sent. Refused writes of signed-in users are recorded before the response.
 */
export async function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const thrown = toDomainError(error);
  const refusal = await withCause(request, thrown).catch((cause: unknown) => {
    request.log.error(cause, 'cause of a refusal not read');
    return thrown;
  });
  const { status, message } = refusal;
  if (status >= 500) logFailure(request.log, error, { code: refusal.code }, 'request failed', request.server);
  await recordRefusal(request, refusal).catch((cause: unknown) => request.log.error(cause, 'refusal not recorded'));
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  reply.removeHeader('surrogate-key').header('cache-control', 'no-store');
  const body: ErrorBody = { code: refusal.code, message, details: refusal.details, requestId: request.id };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Responds to an unknown path. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answerError(new DomainError('not_found'), request, reply);
}
