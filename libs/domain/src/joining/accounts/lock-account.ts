import type { EntityManager } from '@mikro-orm/postgresql';
import type { LinkPurpose } from './one-time-link.ts';
import { hashSecret } from './secrets.ts';

/**
 * Locks an account until the transaction ends. Two that need the same rows must not wait for each other, so all take them in
 * one order: organisations by id, then the account, then its links and sessions.
 */
export const lockAccount = async (em: EntityManager, accountId: string): Promise<void> => {
  await em.execute('select 1 from account where id = ? for no key update', [accountId]);
};

/** Locks the account of a one-time secret, used or not, so that the secret's own row can be locked after it. */
export const lockOwner = async (em: EntityManager, purpose: LinkPurpose, token: string): Promise<void> => {
  // A change of the e-mail, which is a key, takes the stronger lock; taken later it would wait for who waits for it.
  const strength = purpose === 'email' ? 'for update' : 'for no key update';
  await em.execute(
    `select 1 from account where id = (
       select account_id from one_time_link where token_hash = ? and purpose = ?) ${strength}`,
    [hashSecret(token), purpose],
  );
};
