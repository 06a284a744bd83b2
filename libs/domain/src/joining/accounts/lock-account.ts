import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import type { LinkPurpose } from './one-time-link.ts';
import { hashSecret } from '../../operating/secrets.ts';

/**
 * Locks an account until the transaction ends. To avoid deadlocks, all transactions lock rows in one order: organisations by id,
 * then the account, then its links and sessions.
 */
export const lockAccount = async (db: Db, accountId: string): Promise<void> => {
  await db.run(sql`select 1 from account where id = ${accountId} for no key update`);
};

/** Locks the account of a one-time link, used or not, so that the link's own row can be locked after it. */
export const lockOwner = async (db: Db, purpose: LinkPurpose, token: string): Promise<void> => {
  // Changing the e-mail, which is a key, needs the stronger lock. Upgrading a weaker lock later could deadlock.
  const strength = purpose === 'email' ? sql`for update` : sql`for no key update`;
  await db.run(sql`select 1 from account where id = (
    select account_id from one_time_link where token_hash = ${hashSecret(token)} and purpose = ${purpose}) ${strength}`);
};

/** Locks the account of the address that a link was sent to, if any, so that the link's own row can be locked after it. */
export const lockAddressee = async (
  db: Db,
  table: 'invitation' | 'founding_invitation' | 'registration',
  tokenHash: string,
): Promise<void> => {
  await db.run(sql`select 1 from account where email = (
    select email from ${sql.table(table)} where token_hash = ${tokenHash}) for no key update`);
};
