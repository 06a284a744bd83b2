import type { MikroORM } from '@mikro-orm/postgresql';
import { countApart } from '../../operating/limits/limit.ts';
import { verifyPassword } from '../accounts/password.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { DomainError } from '../../errors.ts';
import type { Registration } from './content.ts';

/** What whoever opens a link brings besides it: the secret their browser keeps, and the password they are asked for. */
export interface Proof {
  browser: string | undefined;
  password: string | undefined;
}

/**
 * Makes sure that a sign-up is confirmed by whoever sent it, and not by the owner of a mailbox who opens the link of a
 * stranger's: the account would get the stranger's password. Counted outside the transaction of what follows. Throws
 * `registration.password_needed`, `account.password_wrong`, after five of them `rate.limited`, and `service.busy`.
 */
export const proveSender = async (
  orm: MikroORM,
  { id, browserHash, passwordHash }: Registration,
  { browser, password }: Proof,
): Promise<void> => {
  if (browser && browserHash && hashSecret(browser) === browserHash) return;
  if (password === undefined) throw new DomainError('registration.password_needed');
  await countApart(orm, 'confirm:registration', id);
  if (!(await verifyPassword(passwordHash, password))) throw new DomainError('account.password_wrong');
};
