import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '@psp/auth/server/refresh';
import type { SignIn } from '@psp/contracts/accounts';
import type { ErrorCode } from '@psp/contracts/errors';
import { forgetFailures, isLocked, recordFailure, takeTurns } from '@psp/domain/accounts/attempts';
import { type Credentials, findCredentials } from '@psp/domain/accounts/credentials';
import { verifyPassword } from '@psp/domain/accounts/password';
import { recordAct } from '@psp/domain/accounts/record';
import { openSession, replaceSession, type SessionRow } from '@psp/domain/accounts/sessions';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';

/** Whom a sign-in screen lets in. */
export type Audience = 'everyone' | 'admin';

export interface Entry {
  audience: Audience;
  /** Session that the browser held until now; a successful sign-in ends it. */
  replaces: string | null;
}

export interface Entered {
  actor: Actor;
  email: string;
  session: SessionRow;
  /** First refresh secret of the session. */
  secret: string;
}

const USER_AGENT_LENGTH = 300;

/**
 * Checks the credentials and opens a new session. Unknown e-mail and wrong password are one answer, at one price. Throws
 * `auth.invalid_credentials`, `auth.too_many_attempts`, `auth.no_organisation`, `auth.not_admin`; then no session exists.
 */
export async function enter(
  orm: MikroORM,
  request: FastifyRequest,
  { email, password }: SignIn,
  { audience, replaces }: Entry,
): Promise<Entered> {
  const em = orm.em.fork();
  const attempt = { email, address: request.ip };
  if (await isLocked(em, attempt)) throw new DomainError('auth.too_many_attempts');
  const found = await findCredentials(em, email);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  const outcome = await em.transactional(async (tx) => {
    await takeTurns(tx, email);
    if (await isLocked(tx, attempt)) return 'auth.too_many_attempts';
    const refusal = found && matches ? refusalOf(found, audience) : 'auth.invalid_credentials';
    if (refusal === 'auth.invalid_credentials') await recordFailure(tx, attempt);
    if (!refusal && found?.actor) {
      if (replaces) await replaceSession(tx, replaces);
      return open(tx, request, found.actor, found.email);
    }
    await recordAct(tx, {
      action: 'account.sign-in',
      outcome: 'refused',
      accountId: found?.accountId ?? null,
      organisationId: found?.actor?.organisationId,
      details: { code: refusal, address: request.ip },
      traceId: request.id,
    });
    return refusal ?? 'auth.no_organisation';
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

function refusalOf({ suspended, actor }: Credentials, audience: Audience): ErrorCode | null {
  // Whether an e-mail waits for its confirmation is not said to somebody who may not own it.
  if (actor?.status === 'unconfirmed') return 'auth.invalid_credentials';
  if (suspended || !actor) return 'auth.no_organisation';
  return audience === 'admin' && actor.kind !== 'admin' ? 'auth.not_admin' : null;
}

async function open(em: EntityManager, request: FastifyRequest, actor: Actor, email: string): Promise<Entered> {
  await forgetFailures(em, email);
  const secret = newSecret();
  const session = await openSession(em, actor, {
    refreshHash: hashSecret(secret),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    address: request.ip,
  });
  await recordAct(em, {
    action: 'account.sign-in',
    outcome: 'done',
    accountId: actor.accountId,
    organisationId: actor.organisationId,
    sessionId: session.id,
    details: { address: request.ip },
    traceId: request.id,
  });
  return { actor, email, session, secret };
}
