import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { voidLinks } from './one-time-link.ts';
import { mailPerson } from './person.ts';
import { forgetRecoveryCodes, renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { endEverySession } from './sessions.ts';
import { totpStep } from './totp.ts';

export type FactorKind = 'totp' | 'recovery-code';

const compact = (code: string): string => code.replace(/\s/g, '');

/**
 * Uses up a code of the account's authenticator or one of its recovery codes; tells which, or null for a wrong one. Each
 * code is accepted once, also when several callers bring it at the same moment.
 */
export const takeCode = async ({ db, now }: Dated, accountId: string, code: string): Promise<FactorKind | null> => {
  const account = await oneRow(
    db,
    sql<{ secret: string }>`select totp_secret as secret from account
      where id = ${accountId} and totp_enabled_at is not null`,
  );
  if (!account) return null;
  const step = totpStep(account.secret, compact(code), now);
  if (step === null) return (await takeRecoveryCode(db, accountId, code)) ? 'recovery-code' : null;
  const accepted = sql`update account set totp_last_step = ${step}
    where id = ${accountId} and totp_last_step < ${step} and totp_secret = ${account.secret} returning id`;
  return (await oneRow(db, accepted)) ? 'totp' : null;
};

/**
 * Makes the secret the account's second factor when the code is one of it, and returns ten recovery codes; null for a wrong
 * code. An authenticator that the account had before is replaced. The person is told by mail.
 */
export const enrol = async (
  { db, now }: Dated,
  accountId: string,
  secret: string,
  code: string,
): Promise<string[] | null> => {
  const step = totpStep(secret, compact(code), now);
  if (step === null) return null;
  await db.run(sql`update account set totp_secret = ${secret}, totp_enabled_at = now(), totp_last_step = ${step},
    updated_at = now() where id = ${accountId}`);
  await mailPerson(db, accountId, 'two-factor-changed', { change: 'enabled' });
  return renewRecoveryCodes(db, accountId);
};

/** Takes the second factor off an account; false when it had none. */
export const removeTwoFactor = async (db: Db, accountId: string): Promise<boolean> => {
  const removed = sql`update account set totp_secret = null, totp_enabled_at = null, updated_at = now()
    where id = ${accountId} and totp_enabled_at is not null returning id`;
  const had = await oneRow(db, removed);
  await forgetRecoveryCodes(db, accountId);
  await voidLinks(db, accountId, 'second-factor');
  return had !== null;
};

/**
 * For somebody who lost authenticator and recovery codes: takes the second factor off, ends all sessions and whatever change of
 * the e-mail waits; an administrator enrols anew at the next sign-in. False, and nothing changes, when there was none. The
 * caller records who did it and why, and tells the person.
 */
export const resetTwoFactor = async (db: Db, accountId: string): Promise<boolean> => {
  if (!(await removeTwoFactor(db, accountId))) return false;
  await endEverySession(db, accountId, 'two_factor_reset');
  await voidLinks(db, accountId, 'email');
  return true;
};
