import { actorOf } from '@psp/auth/server/plugin';
import { DomainError } from '@psp/domain/errors';
import { type Intention, wasDone } from '@psp/domain/once';
import type { FastifyRequest } from 'fastify';
import { KEY_INVALID } from './strings.ts';

const KEY = /^[\w.:-]{8,100}$/;

/** What the caller calls this intention; null without one. Throws `body.invalid` for a text that is no key. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new DomainError('body.invalid', { fields: { 'idempotency-key': KEY_INVALID } });
}

/** The intention of a signed-in caller; null without an Idempotency-Key. Throws as `keyOf` does. */
export function intentionOf(request: FastifyRequest): Intention | null {
  const key = keyOf(request);
  if (key === null) return null;
  return { accountId: actorOf(request).accountId, key, route: `${request.method} ${request.url.split('?', 1)[0]}` };
}

/**
 * True when an earlier call with the same Idempotency-Key of the same account was done. For calls whose proof of who calls is
 * no longer right once they are done. Throws `idempotency.mismatch` for a key used on another path.
 */
export async function wasAnswered(request: FastifyRequest): Promise<boolean> {
  const intention = intentionOf(request);
  return intention !== null && wasDone(request.db, intention);
}
