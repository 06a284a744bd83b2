import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashSecret } from '../../operating/secrets.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { voidLinks } from './one-time-link.ts';
import { mailPerson } from './person.ts';
import { endEverySession } from './sessions.ts';
import { totpStep } from './totp.ts';

const CODES = 10;
const CODE_LENGTH = 8;
/* Without letters and digits that look alike. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const hashOf = (accountId: string, code: string): string =>
  hashSecret(`${accountId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

const newCode = (): string => {
  const characters = Array.from({ length: CODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `${characters.slice(0, CODE_LENGTH / 2)}-${characters.slice(CODE_LENGTH / 2)}`;
};

/** Replaces the recovery codes of an account by ten new ones and returns them; the database keeps only their hashes. */
export const renewRecoveryCodes = async (db: Db, accountId: string): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  await deleteRecoveryCodes(db, accountId);
  const hashes = [...codes].map((code) => hashOf(accountId, code));
  await db.run(sql`insert into recovery_code (account_id, code_hash)
    select ${accountId}::uuid, hash from unnest(${hashes}::text[]) hash`);
  return [...codes];
};

const deleteRecoveryCodes = async (db: Db, accountId: string): Promise<void> => {
  await db.run(sql`delete from recovery_code where account_id = ${accountId}`);
};

/* Uses up a recovery code, ignoring case and separators; false when it is wrong or already used. */
const takeRecoveryCode = async (db: Db, accountId: string, code: string): Promise<boolean> => {
  const taken = sql`update recovery_code set used_at = now()
    where account_id = ${accountId} and code_hash = ${hashOf(accountId, code)} and used_at is null returning code_hash`;
  return (await oneRow(db, taken)) !== null;
};

export type FactorKind = 'totp' | 'recovery-code';

const compact = (code: string): string => code.replace(/\s/g, '');

/**
 * Uses up a code of the account's authenticator or one of its recovery codes. Returns the kind of the code, or null for a wrong
 * one. Each code is accepted once, also by concurrent calls.
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
 * Enables the secret as the account's second factor, in place of an earlier one, if the code matches it. Queues a mail to the user
 * and returns ten recovery codes; null for a wrong code.
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

/** Removes the second factor of an account; false when it had none. */
export const removeTwoFactor = async (db: Db, accountId: string): Promise<boolean> => {
  const removed = sql`update account set totp_secret = null, totp_enabled_at = null, updated_at = now()
    where id = ${accountId} and totp_enabled_at is not null returning id`;
  const had = await oneRow(db, removed);
  await deleteRecoveryCodes(db, accountId);
  await voidLinks(db, accountId, 'second-factor');
  return had !== null;
};

/**
 * Removes the second factor for a user who lost authenticator and recovery codes, ends all sessions and voids a pending e-mail
 * change. An administrator enrols again at the next sign-in. Returns false, without any change, when there was no second factor.
 * The caller records the act with its reason and notifies the user.
 */
export const resetTwoFactor = async (db: Db, accountId: string): Promise<boolean> => {
  if (!(await removeTwoFactor(db, accountId))) return false;
  await endEverySession(db, accountId, 'two_factor_reset');
  await voidLinks(db, accountId, 'email');
  return true;
};
