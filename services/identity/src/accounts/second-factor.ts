import { CHALLENGE_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { nobody, writeAs } from '@psp/bff-kit/write';
import { isLocked, recordFailure, takeTurns } from '@psp/domain/joining/accounts/attempts';
import {
  challengedEmail,
  closeChallenge,
  countWrongAnswer,
  lockChallenge,
  type OpenChallenge,
} from '@psp/domain/joining/accounts/challenges';
import { holdCredentials } from '@psp/domain/joining/accounts/credentials';
import { countAttempt } from '@psp/domain/operating/limits/limit';
import { record } from '@psp/domain/operating/audit/record';
import type { Dated } from '@psp/domain/write';
import { enrol, type FactorKind, takeCode } from '@psp/domain/joining/accounts/two-factor';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { attemptOf } from './device.ts';
import { type Entered, letIn, refuse } from './entry.ts';

interface Answered {
  factor: FactorKind;
  recoveryCodes?: string[];
}

/**
 * Takes the code that finishes a sign-in. Wrong codes count like wrong passwords, so that they lock the account. Throws
 * `auth.challenge_expired`, `auth.too_many_attempts`, `rate.limited`, `auth.code_invalid`; then no session exists.
 */
export async function answerChallenge(
  request: FastifyRequest,
  code: string,
  replaces: string | null,
): Promise<Entered> {
  const token = readCookie(request, CHALLENGE_COOKIE);
  const outcome = await writeAs(request, nobody(request), async (write) => {
    const { db } = write;
    const email = await challengedEmail(db, token);
    if (email) await takeTurns(db, email);
    const challenge = email && (await lockChallenge(db, token));
    if (!challenge) return 'auth.challenge_expired';
    const { accountId, audience } = challenge;
    const attempt = attemptOf(request, email);
    if (await isLocked(db, attempt)) return 'auth.too_many_attempts';
    await countAttempt(write, 'second-factor:account', accountId);
    const answered = await check(write, challenge, code);
    if (!answered) {
      await countWrongAnswer(db, challenge.id);
      await recordFailure(db, attempt);
      return refuse(write, request, accountId, 'auth.code_invalid');
    }
    await closeChallenge(db, challenge.id);
    const found = await holdCredentials(db, accountId);
    if (!found) return 'auth.challenge_expired';
    const theirs = { ...write, actor: { ...write.actor, accountId } };
    if (answered.recoveryCodes) record(theirs, { entity: 'account', id: accountId }, { action: 'enableTwoFactor' });
    const result = await letIn(write, request, found, { audience, replaces, ...answered });
    return typeof result === 'string' ? refuse(write, request, accountId, result) : result;
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

async function check(write: Dated, { accountId, secret }: OpenChallenge, code: string): Promise<Answered | null> {
  if (secret === undefined) {
    const factor = await takeCode(write, accountId, code);
    return factor && { factor };
  }
  const recoveryCodes = await enrol(write, accountId, secret, code);
  return recoveryCodes && { factor: 'totp', recoveryCodes };
}
