import type { JobError } from '@psp/contracts/portal-health';
import { sql } from 'kysely';
import type { SYSTEM } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { keepFailure } from '../health/keep-failure.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { Mails, MailTemplate } from './queue-mail.ts';

/** A mail to be sent; `data` belongs to its template, `createdAt` is a time as formatted by PostgreSQL. */
export type WaitingMail = {
  [T in MailTemplate]: { id: string; recipient: string; template: T; data: Mails[T]; createdAt: string };
}[MailTemplate];

/** Locks a mail until the transaction ends; null when it was sent or given up. Waits for a process that is sending it. */
export const lockWaitingMail = (db: Db, id: string): Promise<WaitingMail | null> =>
  oneRow(
    db,
    sql<WaitingMail>`select id, recipient, template, data, created_at as "createdAt" from mail
      where id = ${id} and sent_at is null and failed_at is null for no key update`,
  );

/** Marks a mail as accepted by the server. Deletes its data, which may contain a link that opens an account. */
export const markSent = (write: Write<unknown>, id: string): void =>
  send(
    write,
    sql`update mail set sent_at = now(), attempts = attempts + 1, last_error = null, data = '{}' where id = ${id}`,
  );

/** Gives up a mail that is no longer needed, without a notification. */
export const dropMail = (write: Write<unknown>, id: string, reason: string): void =>
  send(write, sql`update mail set failed_at = now(), data = '{}', last_error = ${reason} where id = ${id}`);

/** Counts a failed attempt with its reason. */
export const markTried = (write: Write<unknown>, id: string, reason: string): void =>
  send(write, sql`update mail set attempts = attempts + 1, last_error = ${reason} where id = ${id}`);

/**
 * Gives up a mail, deletes its data and notifies the association's staff; null when it was sent or given up before. At most one
 * unread notification an hour is sent, since a mail server that is down fails many mails at once.
 */
export const giveUpMail = async (
  write: Write<typeof SYSTEM>,
  id: string,
  error: JobError,
): Promise<{ template: string; attempts: number } | null> => {
  const { db } = write;
  const mail = await oneRow(
    db,
    sql<{ recipient: string; template: string; attempts: number; reason: string }>`update mail
      set failed_at = now(), data = '{}', last_error = coalesce(last_error, 'never tried to its end')
      where id = ${id} and sent_at is null and failed_at is null
      returning recipient, template, attempts, last_error as reason`,
  );
  if (!mail) return null;
  // A mail can be given up before its first try ends.
  await keepFailure(write, { queue: 'mail', mailId: id, attempts: Math.max(1, mail.attempts), error });
  const message = NOTIFICATIONS.mailFailed(mail.recipient, mail.reason);
  const recent = await db.run(sql`select from notification
    where title = ${message.title} and read_at is null and created_at > now() - interval '1 hour' limit 1`);
  if (recent.length === 0) notifyAdmins(write, message);
  return { template: mail.template, attempts: mail.attempts };
};
