import { sql } from 'kysely';
import pg from 'pg';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { DomainError } from '../../errors.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { forgetAddress } from '../../operating/personal-data/forget-address.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { lockOwner } from './lock-account.ts';
import { voidLinks } from './one-time-link.ts';
import { hashSecret } from '../../operating/secrets.ts';

interface Change {
  linkId: string;
  accountId: string;
  name: string;
  before: string;
  email: string;
  usable: boolean;
}

/**
 * Sets the confirmed address as the account's e-mail and queues a mail to the old one. Returns the new address, also when the link
 * is opened again while the account still has that address. Returns null when no e-mail change has this token. Throws
 * `link.invalid` when the link is used or expired, or the address was taken meanwhile.
 */
export const confirmEmailChange = async (
  write: Write<Recorded>,
  { token }: { token: string },
): Promise<{ email: string } | null> => {
  const { db } = write;
  await lockOwner(db, 'email', token);
  const change = await oneRow(
    db,
    sql<Change>`select l.id as "linkId", a.id as "accountId", a.display_name as name, a.email::text as before,
        l.data ->> 'email' as email, l.used_at is null and l.expires_at > now() and a.status = 'active' as usable
      from one_time_link l join account a on a.id = l.account_id
      where l.token_hash = ${hashSecret(token)} and l.purpose = 'email' for no key update of l`,
  );
  if (!change) return null;
  const { linkId, accountId, name, before, email, usable } = change;
  if (!usable && before === email) return { email };
  if (!usable) throw new DomainError('link.invalid');
  await db.run(sql`update one_time_link set used_at = now() where id = ${linkId}`);
  await takeAddress(db, accountId, email);
  // A recovery link in the old mailbox must no longer give access to the account.
  await voidLinks(db, accountId, 'recovery');
  await forgetAddress(write, before);
  await queueMail(db, before, 'email-changed', { name, email });
  const theirs = { ...write, actor: { ...write.actor, accountId } };
  record(theirs, { entity: 'account', id: accountId }, { action: 'changeEmail' });
  return { email };
};

const takeAddress = async (db: Db, accountId: string, email: string): Promise<void> => {
  try {
    await db.run(sql`update account set email = ${email}, updated_at = now() where id = ${accountId}`);
  } catch (error) {
    const isTaken = error instanceof pg.DatabaseError && error.constraint === 'account_email_key';
    throw isTaken ? new DomainError('link.invalid') : error;
  }
};
