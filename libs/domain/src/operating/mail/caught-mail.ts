import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

const SHOWN = 100;

/** A mail of a portal without a mail server; `at` is a time as formatted by PostgreSQL. */
export interface CaughtMail {
  id: string;
  recipient: string;
  subject: string;
  at: string;
}

/** Reads the newest hundred mails, newest first. */
export const listCaughtMail = (db: Db): Promise<CaughtMail[]> =>
  db.run(sql<CaughtMail>`select id, recipient, subject, at from caught_mail order by id desc limit ${sql.lit(SHOWN)}`);

export const readCaughtMail = (db: Db, id: string): Promise<(CaughtMail & { text: string; html: string }) | null> =>
  oneRow(
    db,
    sql<CaughtMail & { text: string; html: string }>`select id, recipient, subject, at, text, html from caught_mail
      where id = ${id}`,
  );

/** Stores a mail instead of sending it. Users who try out the portal read it on the mailbox page. */
export const catchMail = async (
  db: Db,
  { recipient, subject, html, text }: Pick<CaughtMail, 'recipient' | 'subject'> & { html: string; text: string },
): Promise<void> => {
  await db.run(sql`insert into caught_mail (recipient, subject, html, text)
    values (${recipient}, ${subject}, ${html}, ${text})`);
};
