import type { EntityManager } from '@mikro-orm/postgresql';
import { CHALLENGE_COOKIE } from '@psp/auth/server/cookies';
import type { ErrorCode } from '@psp/contracts/errors';
import { isLocked, recordFailure, takeTurns } from '@psp/domain/joining/accounts/attempts';
import {
  challengedEmail,
  closeChallenge,
  countWrongAnswer,
  lockChallenge,
  type OpenChallenge,
} from '@psp/domain/joining/accounts/challenges';
import { holdCredentials } from '@psp/domain/joining/accounts/credentials';
import { countAttempt } from '@psp/domain/joining/accounts/limit';
import { recordAct } from '@psp/domain/joining/accounts/record';
import { enrol, type FactorKind, takeCode } from '@psp/domain/joining/accounts/two-factor';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DomainError } from '@psp/domain/errors';
import type { FastifyRequest } from 'fastify';
import { type Entered, letIn, recordRefusedEntry } from './entry.ts';

interface Answered {
  factor: FactorKind;
  recoveryCodes?: string[];
}

/**
 * Takes the code that finishes a sign-in. Wrong codes count like wrong passwords, so that they lock the account. Throws
 * `auth.challenge_expired`, `auth.too_many_attempts`, `rate.limited`, `auth.code_invalid`; then no session exists.
 */
export async function answerChallenge(
  orm: MikroORM,
  request: FastifyRequest,
  code: string,
  replaces: string | null,
): Promise<Entered> {
  const token = request.cookies[CHALLENGE_COOKIE] ?? '';
  const outcome = await orm.em.fork().transactional(async (tx) => {
    const email = await challengedEmail(tx, token);
    if (email) await takeTurns(tx, email);
    const challenge = email && (await lockChallenge(tx, token));
    if (!challenge) return 'auth.challenge_expired';
    const { accountId, audience } = challenge;
    const attempt = { email, address: request.ip };
    if (await isLocked(tx, attempt)) return 'auth.too_many_attempts';
    await countAttempt(tx, 'second-factor:account', accountId);
    const answered = await check(tx, challenge, code);
    if (!answered) {
      await countWrongAnswer(tx, challenge.id);
      await recordFailure(tx, attempt);
      return refuse(tx, request, accountId, 'auth.code_invalid');
    }
    await closeChallenge(tx, challenge.id);
    const found = await holdCredentials(tx, accountId);
    if (!found) return 'auth.challenge_expired';
    if (answered.recoveryCodes) await recordEnrolment(tx, request, accountId);
    const result = await letIn(tx, request, found, { audience, replaces, ...answered });
    return typeof result === 'string' ? refuse(tx, request, accountId, result) : result;
  });
  if (typeof outcome === 'string') throw new DomainError(outcome);
  return outcome;
}

async function check(em: EntityManager, challenge: OpenChallenge, code: string): Promise<Answered | null> {
  const { accountId, secret } = challenge;
  if (secret === undefined) {
    const factor = await takeCode(em, accountId, code);
    return factor && { factor };
  }
  const recoveryCodes = await enrol(em, accountId, secret, code);
  return recoveryCodes && { factor: 'totp', recoveryCodes };
}

const recordEnrolment = (em: EntityManager, request: FastifyRequest, accountId: string): Promise<void> =>
  recordAct(em, { action: 'account.enableTwoFactor', outcome: 'done', accountId, traceId: request.id });

async function refuse(
  em: EntityManager,
  request: FastifyRequest,
  accountId: string,
  code: ErrorCode,
): Promise<ErrorCode> {
  await recordRefusedEntry(em, request, accountId, code);
  return code;
}
