import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { readContact } from '../site-content/contact.ts';
import { oneRow } from '../../sql.ts';
import type { IssueSender, MailedIssue } from './issue-mail.ts';

/** An issue's text as it is stored; null for one that does not exist. */
export const readMailedIssue = (db: Db, id: string): Promise<MailedIssue | null> =>
  oneRow(db, sql<MailedIssue>`select subject, preheader, body from newsletter_issue where id = ${id}`);

/** Who sends: the association as it is publicly known. */
export const readIssueSender = async (db: Db, publicOrigin: string): Promise<IssueSender> => {
  const { name, email } = await readContact(db);
  return { publicOrigin, name, contact: email };
};

/** Where a test goes: the account's own address; null for an account that is gone. */
export const readTester = async (db: Db, accountId: string): Promise<string | null> => {
  const account = await oneRow(
    db,
    sql<{ email: string }>`select email::text as email from account where id = ${accountId} and status = 'active'`,
  );
  return account?.email ?? null;
};
