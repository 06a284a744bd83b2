import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { voidLinks } from './one-time-link.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireStrongPassword } from './password-strength.ts';
import { endEverySession } from './sessions.ts';

/**
 * Checks the strength of a new password, also against known personal data, and hashes it. Throws `weak_password`,
 * `account.password_same` for the current password, `service.busy`.
 */
export const preparePassword = async (db: Db, accountId: string, password: string): Promise<string> => {
  const account = await oneRow(
    db,
    sql<{ hash: string; known: string[] }>`select password_hash as hash, array[display_name, email::text] || array(
        select o.name from membership m join organisation o on o.id = m.organisation_id where m.account_id = a.id) as known
      from account a where id = ${accountId}`,
  );
  await requireStrongPassword(password, account?.known ?? []);
  if (account && (await verifyPassword(account.hash, password))) throw new DomainError('account.password_same');
  return hashPassword(password);
};

/**
 * Sets the password hash of an account and ends its sessions except `except`. Voids open recovery links, unfinished sign-ins and
 * pending e-mail changes, which somebody else may have requested, and queues a mail to the user. Returns null for a deleted
 * account.
 */
export const setPassword = async (
  { db, now }: Write<unknown>,
  accountId: string,
  passwordHash: string,
  except: string | null,
): Promise<{ email: string } | null> => {
  const account = await oneRow(
    db,
    sql<{ email: string; name: string }>`update account set password_hash = ${passwordHash}, updated_at = now()
      where id = ${accountId} and status <> 'deleted' returning email::text as email, display_name as name`,
  );
  if (!account) return null;
  await endEverySession(db, accountId, 'password_changed', except);
  await voidLinks(db, accountId, 'recovery', 'second-factor', 'email');
  await queueMail(db, account.email, 'password-changed', { name: account.name, at: now.toISOString() });
  return account;
};
