import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { readContact } from '../site-content/contact.ts';
import { oneRow } from '../../sql.ts';
import type { IssueSender, MailedIssue } from './issue-mail.ts';

/** Reads the stored content of an issue, or null. */
export const readMailedIssue = (db: Db, id: string): Promise<MailedIssue | null> =>
  oneRow(db, sql<MailedIssue>`select subject, preheader, body from newsletter_issue where id = ${id}`);

/** Reads the sender: the association with its public name and address. */
export const readIssueSender = async (db: Db, publicOrigin: string): Promise<IssueSender> => {
  const { name, email } = await readContact(db);
  return { publicOrigin, name, contact: email };
};

/** Reads the address for a test mail: that of the account, or null if it is not active. */
export const readTester = async (db: Db, accountId: string): Promise<string | null> => {
  const account = await oneRow(
    db,
    sql<{ email: string }>`select email::text as email from account where id = ${accountId} and status = 'active'`,
  );
  return account?.email ?? null;
};
