import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { voidLinks } from './one-time-link.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireStrongPassword } from './password-strength.ts';
import { endEverySession } from './sessions.ts';

/**
 * Judges a new password by what others know of the person, and hashes it. Throws `weak_password`, `account.password_same` for the
 * one that the account has, `service.busy`.
 */
export async function preparePassword(em: EntityManager, accountId: string, password: string): Promise<string> {
  const rows = await em.execute<{ known: string }[]>(
    `select display_name as known from account where id = ? union all
     select email::text from account where id = ? union all
     select o.name from membership m join organisation o on o.id = m.organisation_id where m.account_id = ?`,
    [accountId, accountId, accountId],
  );
  await requireStrongPassword(
    password,
    rows.map(({ known }) => known),
  );
  const [account] = await em.execute<{ hash: string }[]>('select password_hash as hash from account where id = ?', [
    accountId,
  ]);
  if (account && (await verifyPassword(account.hash, password))) throw new DomainError('account.password_same');
  return hashPassword(password);
}

/**
 * Replaces an account's password by its hash, ends all its sessions but `except`, makes open recovery links, unfinished
 * sign-ins and changes of the e-mail that wait worthless (somebody else may have asked for them), and tells the person.
 */
export async function setPassword(
  em: EntityManager,
  accountId: string,
  passwordHash: string,
  except: string | null,
): Promise<{ email: string } | null> {
  const [account] = await em.execute<{ email: string; name: string }[]>(
    `update account set password_hash = ?, updated_at = now() where id = ? and status <> 'deleted'
     returning email::text as email, display_name as name`,
    [passwordHash, accountId],
  );
  if (!account) return null;
  await endEverySession(em, accountId, 'password_changed', except);
  await voidLinks(em, accountId, 'recovery', 'second-factor', 'email');
  const at = new Date().toISOString();
  await queueMail(em, account.email, 'password-changed', { name: account.name, at });
  return account;
}
