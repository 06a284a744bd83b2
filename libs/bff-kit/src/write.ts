import { actorOf } from '@psp/auth/server/plugin';
import type { Actor } from '@psp/domain/actor';
import { countNotices } from '@psp/domain/operating/notifications/pace';
import type { Recorded } from '@psp/domain/operating/audit/record';
import { once } from '@psp/domain/once';
import { transaction, type Work, type Write, workAndAnswer } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { intentionOf } from './idempotency.ts';

/** Who is signed in, with the id of the request. */
export const callerOf = (request: FastifyRequest): Actor => ({ ...actorOf(request), traceId: request.id });

/* Whatever is done for a request, other organisations are notified of it at a pace. */
const paced =
  <By, Result>(work: (write: Write<By>) => Promise<Result>) =>
  async (write: Write<By>): Promise<Result> => {
    const result = await work(write);
    await countNotices(write);
    return result;
  };

/**
 * Runs one write in one transaction and returns its answer. Throws `notice.too_many` and `notice.same_again`, besides what it
 * throws itself. With an `Idempotency-Key` a repeated call, even at the same
 * moment, changes nothing and receives the first one's answer. What is thrown undoes everything, the key included, so that
 * the call may be tried again. With `isSecret` the key is not taken, and no answer kept.
 */
export const changeAndAnswer = <Result, Answer>(
  request: FastifyRequest,
  { work, answer }: Work<Actor, Result, Answer>,
  { isSecret = false }: { isSecret?: boolean } = {},
): Promise<Answer> => {
  const { orm } = request.server.portal;
  const who = { actor: callerOf(request) };
  const steps = { work: paced(work), answer };
  const intention = isSecret ? null : intentionOf(request);
  return intention ? once(orm, who, intention, steps) : workAndAnswer(orm, who, steps);
};

/** `changeAndAnswer` for what answers with what `work` returns. */
export const change = <T>(request: FastifyRequest, work: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  changeAndAnswer(request, { work, answer: async (_, result) => result });

/** Whoever a request comes from before anybody knows who it is, as the record names them. */
export const nobody = ({ id }: FastifyRequest): Recorded => ({ accountId: null, organisationId: null, traceId: id });

/** Runs one write of whoever `actor` says in one transaction. Takes no `Idempotency-Key`, so that no answer is kept. */
export const writeAs = <By, T>(
  { server }: FastifyRequest,
  actor: By,
  work: (write: Write<By>) => Promise<T>,
): Promise<T> => transaction(server.portal.orm, { actor }, paced(work));
