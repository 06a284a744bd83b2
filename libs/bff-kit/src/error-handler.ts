import type { ErrorBody } from '@psp/contracts/errors';
import { DomainError } from '@psp/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withCause } from './causes.ts';
import { toDomainError } from './errors.ts';
import { logFailure } from './log-failure.ts';
import { recordRefusal } from './refusals.ts';

const RETRY_AFTER_SECONDS = 3;

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
