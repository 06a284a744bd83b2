import type { EntityManager } from '@mikro-orm/postgresql';
import { actorOf } from '@psp/auth/server/plugin';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { KEY_INVALID } from './strings.ts';

const KEY = /^[\w.:-]{8,100}$/;

interface Stored {
  route: string;
  response: string | null;
}

/** What the caller calls this intention; null without one. Throws `body.invalid` for a text that is no key. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new DomainError('body.invalid', { fields: { 'idempotency-key': KEY_INVALID } });
}

const routeOf = (request: FastifyRequest): string => `${request.method} ${request.url.split('?', 1)[0]}`;

/**
 * True when an earlier call with the same Idempotency-Key of the same account was done. For calls whose proof of who calls is
 * no longer right once they are done. Throws `idempotency.mismatch` as `once` does.
 */
export async function wasAnswered(request: FastifyRequest): Promise<boolean> {
  const key = keyOf(request);
  if (key === null) return false;
  const em = request.server.portal.orm.em.fork();
  const [stored] = await em.execute<{ route: string }[]>(
    'select route from idempotency where account_id = ? and key = ?',
    [actorOf(request).accountId, key],
  );
  if (stored && stored.route !== routeOf(request)) throw new DomainError('idempotency.mismatch');
  return stored !== undefined;
}

/**
 * Runs `work` once per account and Idempotency-Key. Another call with the same key waits on the unique index until the
 * first transaction ends, then receives the stored answer. Throws `idempotency.mismatch` for a key used on another path.
 */
export async function once<T>(
  em: EntityManager,
  request: FastifyRequest,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> {
  const key = keyOf(request);
  if (key === null) return work();
  const route = routeOf(request);
  const taken = await em.execute<{ key: string }[]>(
    'insert into idempotency (account_id, key, route) values (?, ?, ?) on conflict do nothing returning key',
    [actor.accountId, key, route],
  );
  if (taken.length === 0) return replay<T>(em, actor.accountId, key, route);
  const answer = await work();
  await em.execute('update idempotency set status = 200, response = ?::jsonb where account_id = ? and key = ?', [
    answer === undefined ? null : JSON.stringify(answer),
    actor.accountId,
    key,
  ]);
  return answer;
}

/* The stored text is what an earlier call of the same route returned, hence of the same type. */
async function replay<T>(em: EntityManager, accountId: string, key: string, route: string): Promise<T> {
  const [stored] = await em.execute<Stored[]>(
    'select route, response::text as response from idempotency where account_id = ? and key = ?',
    [accountId, key],
  );
  if (stored?.route !== route) throw new DomainError('idempotency.mismatch');
  return (stored.response === null ? undefined : JSON.parse(stored.response)) as T;
}
