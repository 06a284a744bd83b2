import { refusal } from '@psp/auth/server/access';
import { CHALLENGE_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { acting, type Handlers, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, anonymousActor, writeAs } from '@psp/bff-kit/write';
import { signedIn } from '@psp/contracts/access';
import { factorOperations } from '@psp/contracts/accounts-operations';
import { FACTOR } from '@psp/contracts/second-factor';
import { DomainError } from '@psp/domain/errors';
import { isLocked, recordFailure, lockSignInAttempts } from '@psp/domain/joining/accounts/attempts';
import {
  challengedEmail,
  closeChallenge,
  countWrongAnswer,
  lockChallenge,
  type OpenChallenge,
  isAnsweredByCode,
} from '@psp/domain/joining/accounts/challenges';
import { lockCredentials } from '@psp/domain/joining/accounts/credentials';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import { enrol, type FactorKind, takeCode } from '@psp/domain/joining/accounts/two-factor';
import { record } from '@psp/domain/operating/audit/record';
import { countAttempt } from '@psp/domain/operating/limits/limit';
import type { Dated } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { answerSignIn } from './answer.ts';
import { attemptOf } from './device.ts';
import { enrolmentView } from './enrolment.ts';
import { type Entered, letIn, refuse } from './entry.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { checkPassword, ownAccount } from './user-routes.ts';
import { sessionView } from './views.ts';

/**
 * Routes of the second factor: signed-in users propose, confirm and disable it, and a sign-in verifies its code. All but the
 * verification of a code require the password.
 */
export function factorRoutes(app: PortalApp): void {
  const withPassword = { before: checkPassword, isSecret: true };
  implement(app, 'identity', factorOperations, {
    ...codeHandlers(app),
    propose: acting({
      ...withPassword,
      command: proposeFactor,
      answer: async ({ db, actor }, secret) => {
        const { email } = await readAccount(db, actor.accountId);
        return { id: FACTOR, ...enrolmentView(secret, email) } as const;
      },
    }),
    renewCodes: acting({
      ...withPassword,
      command: renewOwnCodes,
      answer: async (_, recoveryCodes) => ({ recoveryCodes }),
    }),
    disable: acting({ ...withPassword, command: disableFactor, answer: ownAccount }),
  });
}

type CodeHandlers = Pick<Handlers<(typeof factorOperations)['table']>, 'challenge' | 'verify'>;

interface VerifiedCode {
  factor: FactorKind;
  recoveryCodes?: string[];
}

/**
 * Verifies the code that completes a sign-in. Wrong codes count like wrong passwords, and so lock the account. Throws
 * `auth.challenge_expired`, `auth.too_many_attempts`, `rate.limited` or `auth.code_invalid` without opening a session.
 */
async function answerChallenge(request: FastifyRequest, code: string, replaces: string | null): Promise<Entered> {
  const token = readCookie(request, CHALLENGE_COOKIE);
  const outcome = await writeAs(request, anonymousActor(request), async (write) => {
    const { db } = write;
    const email = await challengedEmail(db, token);
    if (email) await lockSignInAttempts(db, email);
    const challenge = email && (await lockChallenge(db, token));
    if (!challenge) return 'auth.challenge_expired';
    const { accountId, audience } = challenge;
    const attempt = attemptOf(request, email);
    if (await isLocked(db, attempt)) return 'auth.too_many_attempts';
    await countAttempt(write, 'second-factor:account', accountId);
    const verified = await verifyCode(write, challenge, code);
    if (!verified) {
      await countWrongAnswer(db, challenge.id);
      await recordFailure(db, attempt);
      return refuse(write, request, accountId, 'auth.code_invalid');
    }
    await closeChallenge(db, challenge.id);
    const found = await lockCredentials(db, accountId);
    if (!found) return 'auth.challenge_expired';
    const asOwner = { ...write, actor: { ...write.actor, accountId } };
    if (verified.recoveryCodes) record(asOwner, { entity: 'account', id: accountId }, { action: 'enableTwoFactor' });
    const result = await letIn(write, request, found, { audience, replaces, ...verified });
    return typeof result === 'string' ? refuse(write, request, accountId, result) : result;
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

async function verifyCode(
  write: Dated,
  { accountId, secret }: OpenChallenge,
  code: string,
): Promise<VerifiedCode | null> {
  if (secret === undefined) {
    const factor = await takeCode(write, accountId, code);
    return factor && { factor };
  }
  const recoveryCodes = await enrol(write, accountId, secret, code);
  return recoveryCodes && { factor: 'totp', recoveryCodes };
}

function codeHandlers({ portal }: PortalApp): CodeHandlers {
  const giver = sessionGiver(portal);
  return {
    challenge: async ({ db, request }) => {
      const token = readCookie(request, CHALLENGE_COOKIE);
      return { kind: token && (await isAnsweredByCode(db, token)) ? 'code' : null };
    },
    verify: async ({ request }, { code, challenge }, reply) => {
      if (challenge === 'sign-in') {
        const outcome = await answerChallenge(request, code, heldSession(portal, request));
        return answerSignIn(portal, giver, reply, outcome);
      }
      const { actor, email, sessionId, isAccountActive } = await liveSession(portal, request);
      const refused = refusal(signedIn, actor, isAccountActive);
      if (refused) throw new DomainError(refused);
      const recoveryCodes = await writeAs(request, callerOf(request), (write) =>
        confirmFactor(write, { sessionId, code }),
      );
      return { session: sessionView(actor, email), challenge: null, memberships: [], recoveryCodes };
    },
  };
}
