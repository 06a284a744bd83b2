import type { EntityManager } from '@mikro-orm/postgresql';
import { within } from '../../read-db.ts';
import { DomainError } from '../../errors.ts';
import { lockAccount } from './lock-account.ts';
import { makeLink } from './one-time-link.ts';
import { needsTwoFactor } from './own-account.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret } from './totp.ts';
import { enrol, removeTwoFactor, tell } from './two-factor.ts';

const MINUTES = 15;
const PURPOSE = `purpose = 'second-factor' and data ->> 'enrolment' is not null`;

/** Proposes a secret for a new authenticator. The one the account has, if any, holds until a code of this is confirmed. */
export async function proposeFactor(em: EntityManager, accountId: string): Promise<string> {
  const secret = newTotpSecret();
  await lockAccount(em, accountId);
  await em.execute(`delete from one_time_link where account_id = ? and ${PURPOSE}`, [accountId]);
  await makeLink(em, { accountId, purpose: 'second-factor', minutes: MINUTES, data: { enrolment: secret } });
  return secret;
}

/**
 * Confirms the proposed authenticator by one of its codes and returns ten recovery codes; the session counts as signed in
 * with both factors. Throws `auth.code_invalid`, and `auth.challenge_expired` without a proposal of the last 15 minutes.
 */
export async function confirmFactor(
  em: EntityManager,
  accountId: string,
  sessionId: string,
  code: string,
): Promise<string[]> {
  await lockAccount(em, accountId);
  const [proposal] = await em.execute<{ id: string; secret: string }[]>(
    `select id, data ->> 'enrolment' as secret from one_time_link
     where account_id = ? and ${PURPOSE} and expires_at > now() for update`,
    [accountId],
  );
  if (!proposal) throw new DomainError('auth.challenge_expired');
  const codes = await enrol(em, accountId, proposal.secret, code);
  if (!codes) throw new DomainError('auth.code_invalid');
  await em.execute('delete from one_time_link where id = ?', [proposal.id]);
  await em.execute('update session set second_factor_at = now() where id = ?', [sessionId]);
  return codes;
}

/** Takes the second factor off one's own account. Throws `account.two_factor_mandatory`, `action.not_allowed` without one. */
export async function disableFactor(em: EntityManager, accountId: string): Promise<void> {
  if (await needsTwoFactor(within(em), accountId)) throw new DomainError('account.two_factor_mandatory');
  if (!(await removeTwoFactor(em, accountId))) throw new DomainError('action.not_allowed');
  await tell(em, accountId, 'disabled');
}

/** Gives oneself ten new recovery codes instead of the old ones. Throws `action.not_allowed` without a second factor. */
export async function renewOwnCodes(em: EntityManager, accountId: string): Promise<string[]> {
  const [account] = await em.execute<object[]>(
    'select id from account where id = ? and totp_enabled_at is not null for no key update',
    [accountId],
  );
  if (!account) throw new DomainError('action.not_allowed');
  await tell(em, accountId, 'codes');
  return renewRecoveryCodes(em, accountId);
}
