import { anonymousActor, writeAs } from '@psp/bff-kit/write';
import type { ChallengeView, SignIn } from '@psp/contracts/accounts';
import type { ErrorCode } from '@psp/contracts/errors';
import { isLocked, recordFailure, lockSignInAttempts } from '@psp/domain/joining/accounts/attempts';
import { openChallenge } from '@psp/domain/joining/accounts/challenges';
import {
  actingFor,
  type Audience,
  type Credentials,
  findPassword,
  lockCredentials,
  refusalOf,
} from '@psp/domain/joining/accounts/credentials';
import { verifyPassword } from '@psp/domain/joining/accounts/password';
import { newTotpSecret } from '@psp/domain/joining/accounts/totp';
import { DomainError } from '@psp/domain/errors';
import type { Recorded } from '@psp/domain/operating/audit/record';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { attemptOf } from './device.ts';
import { enrolmentView } from './enrolment.ts';
import { type Entered, letIn, refuse } from './entry.ts';

interface SignInContext {
  audience: Audience;
  /** Id of the browser's previous session, which a successful sign-in ends. */
  replaces: string | null;
}

/** Result of a right password when a second factor is required. */
export interface Challenged {
  kind: 'challenged';
  token: string;
  view: ChallengeView;
}

/**
 * Checks the credentials and opens a session, or a challenge when a second factor is required. An unknown e-mail and a wrong password
 * have the same response and cost. Throws `auth.invalid_credentials`, `auth.too_many_attempts`, `auth.account_suspended`,
 * `auth.no_organisation`, `auth.access_pending` or `auth.not_admin` without opening either.
 */
export async function signIn(
  request: FastifyRequest,
  { email, password }: SignIn,
  context: SignInContext,
): Promise<Entered | Challenged> {
  const { db } = request;
  const attempt = attemptOf(request, email);
  if (await isLocked(db, attempt)) throw new DomainError('auth.too_many_attempts');
  const stored = await findPassword(db, email);
  const matches = await verifyPassword(stored?.passwordHash ?? null, password);
  const outcome = await writeAs(request, anonymousActor(request), async (write) => {
    await lockSignInAttempts(write.db, email);
    if (await isLocked(write.db, attempt)) return 'auth.too_many_attempts';
    const found = stored && matches ? await lockCredentials(write.db, stored.accountId, stored.passwordHash) : null;
    if (!found) await recordFailure(write.db, attempt);
    const result = found ? await openSessionOrChallenge(write, request, found, context) : 'auth.invalid_credentials';
    return typeof result === 'string' ? refuse(write, request, stored?.accountId ?? null, result) : result;
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

async function openSessionOrChallenge(
  write: Write<Recorded>,
  request: FastifyRequest,
  found: Credentials,
  { audience, replaces }: SignInContext,
): Promise<Entered | Challenged | ErrorCode> {
  const refusal = refusalOf(found, audience);
  if (refusal) return refusal;
  const isAdmin = actingFor(found, audience)?.kind === 'admin';
  const { accountId } = found;
  if (found.hasSecondFactor) {
    return {
      kind: 'challenged',
      token: await openChallenge(write.db, { accountId, audience }),
      view: { kind: 'code' },
    };
  }
  if (isAdmin && !(found.twoFactorOptional && request.server.portal.isLocal)) {
    const secret = newTotpSecret();
    const token = await openChallenge(write.db, { accountId, audience, secret });
    return { kind: 'challenged', token, view: { kind: 'enrol', ...enrolmentView(secret, found.email) } };
  }
  return letIn(write, request, found, { audience, replaces, factor: null });
}
