import { createHash } from 'node:crypto';
import { actorOf } from '@psp/auth/server/plugin';
import { DomainError } from '@psp/domain/errors';
import { type Intention, wasDone } from '@psp/domain/once';
import type { FastifyRequest } from 'fastify';
import { SECRETS } from './texts.ts';

const KEY = /^[\w.:-]{8,100}$/;
const KEY_INVALID = 'Cheia de idempotență are între 8 și 100 de litere, cifre sau semnele . _ : -';

/** Returns the Idempotency-Key of a request; null without one. Throws `body.invalid` for a malformed key. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new DomainError('body.invalid', { fields: { 'idempotency-key': KEY_INVALID } });
}

/* Without secrets, because a fast hash of a password must not be stored. */
const bodyText = (body: unknown): string =>
  JSON.stringify(body, (name, value: unknown) => (SECRETS.has(name) ? undefined : value)) ?? '';

/** Returns the intention of a signed-in caller; null without an Idempotency-Key. Throws the errors of `keyOf`. */
export function intentionOf(request: FastifyRequest): Intention | null {
  const key = keyOf(request);
  if (key === null) return null;
  const route = `${request.method} ${request.url.split('?', 1)[0]}`;
  const hash = createHash('sha256')
    .update(`${route} ${bodyText(request.body)}`)
    .digest('base64url');
  return { accountId: actorOf(request).accountId, key, route, hash };
}

/**
 * True when an earlier call of the same account with this Idempotency-Key has succeeded. For calls that invalidate their own proof of
 * identity, such as a password change. Throws `idempotency.reused` for a key used on another path or with another body.
 */
export async function wasAnswered(request: FastifyRequest): Promise<boolean> {
  const intention = intentionOf(request);
  return intention !== null && wasDone(request.db, intention);
}
