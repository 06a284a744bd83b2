import { actorOf } from '@psp/auth/server/plugin';
import type { Actor } from '@psp/domain/actor';
import { countNotices } from '@psp/domain/operating/notifications/pace';
import type { Recorded } from '@psp/domain/operating/audit/record';
import { once } from '@psp/domain/once';
import { transaction, type Work, type Write, workAndAnswer } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { intentionOf } from './idempotency.ts';

/** Returns the actor of the request with its trace id. */
export const callerOf = (request: FastifyRequest): Actor => ({ ...actorOf(request), traceId: request.id });

/* Limits how often a request may notify other organisations. */
const withNoticeLimit =
  <By, Result>(work: (write: Write<By>) => Promise<Result>) =>
  async (write: Write<By>): Promise<Result> => {
    const result = await work(write);
    await countNotices(write);
    return result;
  };

/**
 * Runs a write in one transaction and returns its answer. With an `Idempotency-Key` a repeated call, even a concurrent one, changes
 * nothing and gets the answer of the first. An error rolls back everything including the key, so that the call can be tried again.
 * With `isSecret` the key is ignored and no answer is stored. Throws `notice.too_many`, `notice.same_again` and the errors of `work`.
 */
export const changeAndAnswer = <Result, Answer>(
  request: FastifyRequest,
  { work, answer }: Work<Actor, Result, Answer>,
  { isSecret = false }: { isSecret?: boolean } = {},
): Promise<Answer> => {
  const { orm } = request.server.portal;
  const caller = { actor: callerOf(request) };
  const steps = { work: withNoticeLimit(work), answer };
  const intention = isSecret ? null : intentionOf(request);
  return intention ? once(orm, caller, intention, steps) : workAndAnswer(orm, caller, steps);
};

/** Like `changeAndAnswer`; the answer is the result of `work`. */
export const change = <T>(request: FastifyRequest, work: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  changeAndAnswer(request, { work, answer: async (_, result) => result });

/** The actor recorded for a request whose sender is not known yet. */
export const anonymousActor = ({ id }: FastifyRequest): Recorded => ({
  accountId: null,
  organisationId: null,
  traceId: id,
});

/** Runs a write by `actor` in one transaction. Ignores an `Idempotency-Key`. */
export const writeAs = <By, T>(
  { server }: FastifyRequest,
  actor: By,
  work: (write: Write<By>) => Promise<T>,
): Promise<T> => transaction(server.portal.orm, { actor }, withNoticeLimit(work));
