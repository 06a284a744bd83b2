import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notifyAdmins } from '../notifications/notify.ts';
import { NOTIFICATIONS } from './notifications.ts';
import type { Mails, MailTemplate } from './queue-mail.ts';

/** A mail to be sent; `data` is that of its template, `createdAt` a moment as PostgreSQL writes it. */
export type WaitingMail = {
  [T in MailTemplate]: { id: string; recipient: string; template: T; data: Mails[T]; createdAt: string };
}[MailTemplate];

/** Locks a mail until the transaction ends; null when it was sent or given up. Waits for whoever is sending it now. */
export const lockWaitingMail = async (em: EntityManager, id: string): Promise<WaitingMail | null> => {
  const { rows } = await sql<WaitingMail>`select id, recipient, template, data, created_at as "createdAt" from mail
    where id = ${id} and sent_at is null and failed_at is null for no key update`.execute(em.getKysely());
  return rows[0] ?? null;
};

/** The mail was accepted. Its data goes: it may hold a link that opens an account. */
export const markSent = async (em: EntityManager, id: string): Promise<void> => {
  await em.execute(
    `update mail set sent_at = now(), attempts = attempts + 1, last_error = null, data = '{}' where id = ?`,
    [id],
  );
};

/** Ends a mail that nobody needs any more, without a word to anybody. */
export const dropMail = async (em: EntityManager, id: string, reason: string): Promise<void> => {
  await em.execute(`update mail set failed_at = now(), data = '{}', last_error = ? where id = ?`, [reason, id]);
};

export const markTried = async (em: EntityManager, id: string, reason: string): Promise<void> => {
  await em.execute('update mail set attempts = attempts + 1, last_error = ? where id = ?', [reason, id]);
};

/**
 * Ends the attempts at a mail, empties it and tells the association's staff; null when it was sent or given up before. A
 * server that is down fails many mails at once, so one unread notification an hour is enough.
 */
export const giveUpMail = async (
  em: EntityManager,
  id: string,
): Promise<{ template: string; attempts: number } | null> => {
  const [mail] = await em.execute<{ recipient: string; template: string; attempts: number; reason: string }[]>(
    `update mail set failed_at = now(), data = '{}', last_error = coalesce(last_error, 'never tried to its end')
     where id = ? and sent_at is null and failed_at is null returning recipient, template, attempts, last_error as reason`,
    [id],
  );
  if (!mail) return null;
  const message = NOTIFICATIONS.mailFailed(mail.recipient, mail.reason);
  const [told] = await em.execute<unknown[]>(
    `select 1 from notification where title = ? and read_at is null and created_at > now() - interval '1 hour' limit 1`,
    [message.title],
  );
  if (!told) await notifyAdmins(em, message);
  return { template: mail.template, attempts: mail.attempts };
};
