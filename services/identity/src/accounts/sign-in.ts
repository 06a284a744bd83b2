import type { EntityManager } from '@mikro-orm/postgresql';
import type { PortalApp } from '@psp/bff-kit/service';
import type { ChallengeView, SignIn } from '@psp/contracts/accounts';
import type { ErrorCode } from '@psp/contracts/errors';
import { isLocked, recordFailure, takeTurns } from '@psp/domain/joining/accounts/attempts';
import { openChallenge } from '@psp/domain/joining/accounts/challenges';
import {
  actingFor,
  type Audience,
  type Credentials,
  findPassword,
  holdCredentials,
  refusalOf,
} from '@psp/domain/joining/accounts/credentials';
import { verifyPassword } from '@psp/domain/joining/accounts/password';
import { newTotpSecret } from '@psp/domain/joining/accounts/totp';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { enrolmentView } from './enrolment.ts';
import { type Entered, letIn, recordRefusedEntry } from './entry.ts';

export interface Entry {
  audience: Audience;
  /** Session that the browser held until now; a successful sign-in ends it. */
  replaces: string | null;
}

/** The password was right; a second factor is still to come. */
export interface Challenged {
  kind: 'challenged';
  token: string;
  view: ChallengeView;
}

/**
 * Checks the credentials and opens a new session, or a challenge where a second factor is due. Unknown e-mail and wrong
 * password are one answer, at one price. Throws `auth.invalid_credentials`, `auth.too_many_attempts`,
 * `auth.account_suspended`, `auth.no_organisation`, `auth.access_pending`, `auth.not_admin`; then neither exists.
 */
export async function enter(
  { orm, isLocal }: PortalApp['portal'],
  request: FastifyRequest,
  { email, password }: SignIn,
  entry: Entry,
): Promise<Entered | Challenged> {
  const em = orm.em.fork();
  const attempt = { email, address: request.ip };
  if (await isLocked(em, attempt)) throw new DomainError('auth.too_many_attempts');
  const stored = await findPassword(em, email);
  const matches = await verifyPassword(stored?.passwordHash ?? null, password);
  const outcome = await em.transactional(async (tx) => {
    await takeTurns(tx, email);
    if (await isLocked(tx, attempt)) return 'auth.too_many_attempts';
    const found = stored && matches ? await holdCredentials(tx, stored.accountId, stored.passwordHash) : null;
    if (!found) await recordFailure(tx, attempt);
    const result = found ? await proceed(tx, request, found, entry, isLocal) : 'auth.invalid_credentials';
    if (typeof result === 'string') await recordRefusedEntry(tx, request, stored?.accountId ?? null, result);
    return result;
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

async function proceed(
  em: EntityManager,
  request: FastifyRequest,
  found: Credentials,
  { audience, replaces }: Entry,
  isLocal: boolean,
): Promise<Entered | Challenged | ErrorCode> {
  const refusal = refusalOf(found, audience);
  if (refusal) return refusal;
  const isAdmin = actingFor(found, audience)?.kind === 'admin';
  const { accountId } = found;
  if (found.hasSecondFactor) {
    return { kind: 'challenged', token: await openChallenge(em, { accountId, audience }), view: { kind: 'code' } };
  }
  if (isAdmin && !(found.twoFactorOptional && isLocal)) {
    const secret = newTotpSecret();
    const token = await openChallenge(em, { accountId, audience, secret });
    return { kind: 'challenged', token, view: { kind: 'enrol', ...enrolmentView(secret, found.email) } };
  }
  return letIn(em, request, found, { audience, replaces, factor: null });
}
