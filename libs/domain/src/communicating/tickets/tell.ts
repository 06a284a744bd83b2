import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../id.ts';
import type { Mails } from '../mail/queue-mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Message } from '../notifications/message.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { newTicketLink } from './links.ts';
import type { Ticket } from './ticket.entity.ts';

type TicketMail = 'ticket-received' | 'ticket-answered' | 'ticket-resolved' | 'ticket-reopened';

/** Writes to the requester, with a new link to the ticket; nothing when their address is not kept any more. */
export const mailRequester = async <T extends TicketMail>(
  em: EntityManager,
  ticket: Ticket,
  template: T,
  data: Omit<Mails[T], 'name' | 'number' | 'token'>,
): Promise<void> => {
  const { id, email, name, number } = ticket;
  if (!email) return;
  const token = await newTicketLink(em, id);
  await queueMail(em, email, template, { ...data, name, number, token } as Mails[T]);
};

/** Notifies a colleague, if they still are one. */
export const tellColleague = async (em: EntityManager, accountId: string, message: Message): Promise<boolean> => {
  const { title, message: text, href } = message;
  const told = await em.execute<unknown[]>(
    `insert into notification (account_id, organisation_id, title, message, href)
     select m.account_id, m.organisation_id, ?, ?, ? from membership m join organisation o on o.id = m.organisation_id
     where o.kind = 'admin' and m.account_id = ? returning id`,
    [title, text, href, accountId],
  );
  return told.length > 0;
};

/** Notifies whoever takes care of the ticket, or all of the association when nobody does. */
export const tellStaff = async (em: EntityManager, { assigneeId }: Ticket, message: Message): Promise<void> => {
  if (assigneeId && (await tellColleague(em, assigneeId, message))) return;
  await notifyAdmins(em, message);
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
export const writeMessage = async (em: EntityManager, written: Written, now: Date): Promise<void> => {
  const { ticketId, side, authorId, body, key = null } = written;
  await em.execute(
    `insert into ticket_message (id, ticket_id, side, author_id, body, submission_key, created_at) values (?, ?, ?, ?, ?, ?, ?)`,
    [newId(now.getTime()), ticketId, side, authorId, body, key, now],
  );
};
