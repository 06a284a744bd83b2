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

/** What is said after the last act on a record whose state was not the one that the page showed. */
const AFTER: Partial<Record<ErrorCode, string>> = {
  'version.stale': 'Textul dvs. este păstrat; comparați cele două variante.',
  'action.not_allowed': 'Acțiunea nu mai este posibilă. Reîncărcați pagina, ca să vedeți starea de acum.',
};

/**
 * The refusal of a write with its cause: what happened to the record, who did it, when, and the way on. The refusal as it is
 * where the cause is not known, or was already said.
 */
async function withCause(request: FastifyRequest, refusal: DomainError): Promise<DomainError> {
  const { code, details, message, about } = refusal;
  const { actor } = request;
  if (!actor || message !== ERRORS[code][1]) return refusal;
  const { id } = entityOf(request, actor);
  const cause = CAUSES[code];
  // What concerns the whole organisation is refused in whatever it does.
  const said = cause ? await cause(request.db, actor, id ?? actor.organisationId) : null;
  if (said) return new DomainError(code, details, said);
  const after = AFTER[code];
  const row = about ?? id;
  if (after && row) {
    const by = await readLastAct(request.db, actor, row);
    return by ? new DomainError(code, { ...details, by }, `${by.cause} ${after}`) : refusal;
  }
  const deletion = code === 'not_found' && id ? await readDeletion(request.db, actor, id) : null;
  return deletion ? new DomainError(code, details, `${deletion} Nu mai este nimic de salvat aici.`) : refusal;
}

/**
 * Answers every error of a service with `{ code, message, details?, requestId }`. Causes of 5xx are logged under the
 * request id and never sent; writes refused to a signed-in person are recorded before the answer.
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

/** Answers a path that the service does not have. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return answerError(new DomainError('not_found'), request, reply);
}
