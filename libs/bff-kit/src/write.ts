import type { EntityManager } from '@mikro-orm/postgresql';
import { actorOf } from '@psp/auth/server/plugin';
import type { Actor } from '@psp/domain/actor';
import type { FastifyRequest } from 'fastify';
import { once } from './idempotency.ts';

/**
 * Runs one write in one transaction and returns what `fn` returns, after a flush. With an `Idempotency-Key` a repeated
 * call, even at the same moment, changes nothing and receives the first one's answer. What `fn` throws undoes everything,
 * the key included, so that the call may be tried again.
 */
export async function write<T>(
  request: FastifyRequest,
  fn: (em: EntityManager, actor: Actor) => Promise<T>,
): Promise<T> {
  const actor = { ...actorOf(request), traceId: request.id };
  const em = request.server.portal.orm.em.fork();
  return em.transactional((transaction) =>
    once(transaction, request, actor, async () => {
      const answer = await fn(transaction, actor);
      await transaction.flush();
      return answer;
    }),
  );
}
