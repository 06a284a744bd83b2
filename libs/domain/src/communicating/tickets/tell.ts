import { sql } from 'kysely';
import { newId } from '../../id.ts';
import { send, type Write } from '../../write.ts';
import type { Mails } from '../../operating/mail/queue-mail.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { type Message, notifyAdmins } from '../../operating/notifications/notify.ts';
import { newTicketLink } from './links.ts';
import type { Ticket } from './ticket.entity.ts';

type TicketMail = 'ticket-received' | 'ticket-answered' | 'ticket-resolved' | 'ticket-reopened';

/** Writes to the requester, with a new link to the ticket; nothing when their address is not kept any more. */
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

/** Notifies a colleague, if they still are one. */
export const tellColleague = async (
  { db, now }: Write<unknown>,
  accountId: string,
  { title, message, href }: Message,
): Promise<boolean> => {
  const told = await db.run(sql`insert into notification (account_id, organisation_id, title, message, href, created_at)
    select m.account_id, m.organisation_id, ${title}, ${message}, ${href}, ${now}::timestamptz
    from membership m join organisation o on o.id = m.organisation_id
    where o.kind = 'admin' and m.account_id = ${accountId} returning id`);
  return told.length > 0;
};

/** Notifies whoever takes care of the ticket, or all of the association when nobody does. */
export const tellStaff = async (write: Write<unknown>, { assigneeId }: Ticket, message: Message): Promise<void> => {
  if (assigneeId && (await tellColleague(write, assigneeId, message))) return;
  notifyAdmins(write, message);
};

interface Written {
  ticketId: string;
  side: 'requester' | 'staff';
  authorId: string | null;
  body: string;
  /** Of the form that it was sent from. */
  key?: string;
}

/** Stores a message of the conversation; the ticket's row must be there. */
export const writeMessage = (write: Write<unknown>, { ticketId, side, authorId, body, key }: Written): void =>
  send(
    write,
    sql`insert into ticket_message (id, ticket_id, side, author_id, body, submission_key, created_at)
      values (${newId(write.now.getTime())}, ${ticketId}, ${side}, ${authorId}, ${body}, ${key ?? null}, ${write.now})`,
  );
