import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { send, type Write } from '../../write.ts';
import type { Mails } from '../../operating/mail/queue-mail.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { type Message, notifyAdmins } from '../../operating/notifications/notify.ts';
import { newTicketLink } from './links.ts';
import type { Ticket } from './ticket.entity.ts';

type TicketMail = 'ticket-received' | 'ticket-answered' | 'ticket-resolved' | 'ticket-reopened';

/** Queues a mail to the requester with a new link to the ticket; does nothing when their address was removed. */
export const mailRequester = async <T extends TicketMail>(
  write: Write<unknown>,
  ticket: Ticket,
  template: T,
  data: Omit<Mails[T], 'name' | 'number' | 'token'>,
): Promise<void> => {
  const { id, email, name, number } = ticket;
  if (!email) return;
  const token = newTicketLink(write, id);
  await queueMail(write.db, email, template, { ...data, name, number, token } as Mails[T]);
};

/** Notifies an employee of the association. Returns false when the account is no longer a member. */
export const notifyColleague = async (
  { db, now }: Write<unknown>,
  accountId: string,
  { title, message, href }: Message,
): Promise<boolean> => {
  const notified =
    await db.run(sql`insert into notification (account_id, organisation_id, title, message, href, created_at)
    select m.account_id, m.organisation_id, ${title}, ${message}, ${href}, ${now}::timestamptz
    from membership m join organisation o on o.id = m.organisation_id
    where o.kind = 'admin' and m.account_id = ${accountId} returning id`);
  return notified.length > 0;
};

/** Notifies the assignee of the ticket, or all staff of the association when nobody is assigned. */
export const notifyStaff = async (write: Write<unknown>, { assigneeId }: Ticket, message: Message): Promise<void> => {
  if (assigneeId && (await notifyColleague(write, assigneeId, message))) return;
  notifyAdmins(write, message);
};

interface NewMessage {
  ticketId: string;
  side: 'requester' | 'staff';
  authorId: string | null;
  body: string;
  /** Idempotency key of the form. */
  key?: string;
}

/** Stores a message of a ticket whose row exists. */
export const writeMessage = (write: Write<unknown>, { ticketId, side, authorId, body, key }: NewMessage): void =>
  send(
    write,
    sql`insert into ticket_message (id, ticket_id, side, author_id, body, submission_key, created_at)
      values (${newId(write.now.getTime())}, ${ticketId}, ${side}, ${authorId}, ${body}, ${key ?? null}, ${write.now})`,
  );
