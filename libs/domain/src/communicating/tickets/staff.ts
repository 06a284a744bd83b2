import { TICKET_KIND_LABELS, type TicketKind } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { record } from '../../operating/audit/record.ts';
import { send, type Write } from '../../write.ts';
import { readWorkingDays } from './due.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { mailRequester, notifyColleague, writeMessage } from './correspondence.ts';
import { Ticket } from './ticket.entity.ts';
import { replyUntil } from './transitions.ts';

const tickets: Acted<Ticket> = { entity: 'ticket', type: Ticket, where: (id) => ({ id }) };

/** Adds an answer and mails it to the requester. */
export const answerTicket = async (
  write: Write<Actor>,
  { message, ...at }: Versioned & { message: string },
): Promise<void> => {
  const { actor, now } = write;
  const ticket = await act(write, tickets, at, (one) => one.answer(actor, now));
  // A second answer in a row changes no other column.
  ticket.updatedAt = now;
  writeMessage(write, { ticketId: ticket.id, side: 'staff', authorId: actor.accountId, body: message });
  await mailRequester(write, ticket, 'ticket-answered', { subject: ticket.subject, message });
};

/** Adds a note for colleagues. The ticket itself does not change, so no version is needed. */
export const noteOnTicket = async (
  write: Write<Actor>,
  { id, message }: { id: string; message: string },
): Promise<void> => {
  const { actor, now } = write;
  const ticket = await lock(write, Ticket, { id });
  record(write, { entity: 'ticket', id }, ticket.note(actor, now));
  send(
    write,
    sql`insert into ticket_note (id, ticket_id, author_id, body, created_at)
      values (${newId(now.getTime())}, ${id}, ${actor.accountId}, ${message}, ${now})`,
  );
};

/** Assigns the ticket to a colleague and notifies them; null removes the assignment. Throws `ticket.assignee_unknown`. */
export const assignTicket = async (
  write: Write<Actor>,
  { accountId, ...at }: Versioned & { accountId: string | null },
): Promise<void> => {
  const { actor, now } = write;
  if (accountId && !(await isColleague(write, accountId))) throw new DomainError('ticket.assignee_unknown');
  const more = accountId ? { details: { assigneeId: accountId } } : {};
  const ticket = await act(write, tickets, at, (one) => one.assign(actor, accountId, now), more);
  if (accountId && accountId !== actor.accountId)
    await notifyColleague(write, accountId, NOTIFICATIONS.assigned(ticket));
};

const isColleague = async ({ db, actor }: Write<Actor>, accountId: string): Promise<boolean> => {
  const colleagues = await db.run(sql`select from membership m join account a on a.id = m.account_id
    where m.organisation_id = ${actor.organisationId} and m.account_id = ${accountId} and m.role <> 'viewer'
      and a.status = 'active'`);
  return colleagues.length > 0;
};

export const changeTicketKind = async (
  write: Write<Actor>,
  { kind, ...at }: Versioned & { kind: TicketKind },
): Promise<void> => {
  const { db, actor, now } = write;
  const days = await readWorkingDays(db);
  await act(write, tickets, at, (one) => one.changeKind(actor, kind, now, days), {
    details: { kind, title: TICKET_KIND_LABELS[kind] },
  });
};

/** Resolves the ticket and mails the requester until when a reply reopens it. */
export const resolveTicket = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const { actor, now } = write;
  const ticket = await act(write, tickets, at, (one) => one.resolve(actor, now));
  const until = replyUntil(ticket) ?? now;
  await mailRequester(write, ticket, 'ticket-resolved', { subject: ticket.subject, replyUntil: until.toISOString() });
};

export const reopenTicket = async (write: Write<Actor>, at: Versioned): Promise<void> => {
  const { db, actor, now } = write;
  const days = await readWorkingDays(db);
  const ticket = await act(write, tickets, at, (one) => one.reopen(actor, now, days));
  await mailRequester(write, ticket, 'ticket-reopened', { subject: ticket.subject });
};
