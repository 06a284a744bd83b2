import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../errors.ts';
import { countAttempt, forgetAttempts } from './limit.ts';
import { verifyPassword } from './password.ts';

/**
 * Lets somebody who is signed in prove that they know the password. Throws `account.password_wrong`, after five of them
 * `rate.limited`. Call it outside the transaction of what follows, so that the count stays when that is refused.
 */
export async function confirmPassword(em: EntityManager, accountId: string, password: string): Promise<void> {
  await em.transactional((tx) => countAttempt(tx, 'password:account', accountId));
  const [account] = await em.execute<{ hash: string }[]>('select password_hash as hash from account where id = ?', [
    accountId,
  ]);
  if (!(await verifyPassword(account?.hash ?? null, password))) throw new DomainError('account.password_wrong');
  await forgetAttempts(em, 'password:account', accountId);
}
