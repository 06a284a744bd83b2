import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail, type Mails } from '../../communicating/mail/queue-mail.ts';
import { voidLinks } from './one-time-link.ts';
import { forgetRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { endEverySession } from './sessions.ts';
import { totpStep } from './totp.ts';

export type FactorKind = 'totp' | 'recovery-code';

const compact = (code: string): string => code.replace(/\s/g, '');

/**
 * Uses up a code of the account's authenticator or one of its recovery codes; tells which, or null for a wrong one. Each
 * code is accepted once, also when several callers bring it at the same moment.
 */
export async function takeCode(em: EntityManager, accountId: string, code: string): Promise<FactorKind | null> {
  const [account] = await em.execute<{ secret: string }[]>(
    'select totp_secret as secret from account where id = ? and totp_enabled_at is not null',
    [accountId],
  );
  if (!account) return null;
  const step = totpStep(account.secret, compact(code));
  if (step === null) return (await takeRecoveryCode(em, accountId, code)) ? 'recovery-code' : null;
  const accepted = await em.execute<object[]>(
    'update account set totp_last_step = ? where id = ? and totp_last_step < ? and totp_secret = ? returning id',
    [step, accountId, step, account.secret],
  );
  return accepted.length > 0 ? 'totp' : null;
}

/**
 * Makes the secret the account's second factor when the code is one of it, and returns ten recovery codes; null for a wrong
 * code. An authenticator that the account had before is replaced.
 */
export async function enrol(
  em: EntityManager,
  accountId: string,
  secret: string,
  code: string,
): Promise<string[] | null> {
  const step = totpStep(secret, compact(code));
  if (step === null) return null;
  await em.execute(
    `update account set totp_secret = ?, totp_enabled_at = now(), totp_last_step = ?,
       updated_at = now() where id = ?`,
    [secret, step, accountId],
  );
  await tell(em, accountId, 'enabled');
  return renewRecoveryCodes(em, accountId);
}

/** Tells the person by mail that their second factor has changed. */
export async function tell(
  em: EntityManager,
  accountId: string,
  change: Mails['two-factor-changed']['change'],
): Promise<void> {
  const [account] = await em.execute<{ email: string; name: string }[]>(
    'select email::text as email, display_name as name from account where id = ?',
    [accountId],
  );
  if (account) await queueMail(em, account.email, 'two-factor-changed', { name: account.name, change });
}

/** Takes the second factor off an account; false when it had none. */
export async function removeTwoFactor(em: EntityManager, accountId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update account set totp_secret = null, totp_enabled_at = null, updated_at = now()
     where id = ? and totp_enabled_at is not null returning id`,
    [accountId],
  );
  await forgetRecoveryCodes(em, accountId);
  await voidLinks(em, accountId, 'second-factor');
  return rows.length > 0;
}

/**
 * For somebody who lost authenticator and recovery codes: takes the second factor off, ends all sessions and whatever change of
 * the e-mail waits; an administrator enrols anew at the next sign-in. False, and nothing changes, when there was none. The
 * caller records who did it and why, and tells the person.
 */
export async function resetTwoFactor(em: EntityManager, accountId: string): Promise<boolean> {
  if (!(await removeTwoFactor(em, accountId))) return false;
  await endEverySession(em, accountId, 'two_factor_reset');
  await voidLinks(em, accountId, 'email');
  return true;
}
