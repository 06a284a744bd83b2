import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { createReadDb } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { countAttemptApart, forgetAttempts } from '../../operating/limits/limit.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the password of the signed-in account. Throws `account.password_wrong`, and `rate.limited` after five wrong passwords.
 * Attempts are counted in a transaction of their own, so that the count stays when the action that follows is refused.
 */
export const confirmPassword = async (orm: MikroORM, accountId: string, password: string): Promise<void> => {
  await countAttemptApart(orm, 'password:account', accountId);
  const db = createReadDb(orm);
  const account = await oneRow(
    db,
    sql<{ hash: string }>`select password_hash as hash from account where id = ${accountId}`,
  );
  if (!(await verifyPassword(account?.hash ?? null, password))) throw new DomainError('account.password_wrong');
  await forgetAttempts(db, 'password:account', accountId);
};
