import type { EntityManager } from '@mikro-orm/postgresql';
import type { TicketKind, TicketStatus } from '@psp/contracts/ticket-basics';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { expectVersion } from '../../load.ts';
import type { Change } from '../../state-machine.ts';
import { holidaysOf } from './due.ts';
import { lockTicket } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { mailRequester, tellColleague, writeMessage } from './tell.ts';
import type { Ticket } from './ticket.entity.ts';
import { replyUntil } from './transitions.ts';

interface Input {
  id: string;
  version: number;
}

/* Loads, checks the version, changes and records; `details` stand in the history. */
const change = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Input,
  apply: (ticket: Ticket) => Change<TicketStatus>,
  details?: Record<string, unknown>,
): Promise<Ticket> => {
  const ticket = await lockTicket(em, id);
  expectVersion(ticket, version);
  record(em, actor, { entity: 'ticket', id }, apply(ticket), details ? { details } : {});
  return ticket;
};

/** Answers the requester, who gets the text by mail. */
export const answerTicket = async (
  em: EntityManager,
  actor: Actor,
  { message, ...input }: Input & { message: string },
  now: Date,
): Promise<void> => {
  const ticket = await change(em, actor, input, (one) => one.answer(actor, now));
  // A second answer in a row changes nothing else of the row.
  ticket.updatedAt = now;
  await writeMessage(em, { ticketId: ticket.id, side: 'staff', authorId: actor.accountId, body: message }, now);
  await mailRequester(em, ticket, 'ticket-answered', { subject: ticket.subject, message });
};

/** Writes something for colleagues only. It changes nothing of the ticket, so it needs no version of it. */
export const noteOnTicket = async (
  em: EntityManager,
  actor: Actor,
  { id, message }: { id: string; message: string },
  now: Date,
): Promise<void> => {
  const ticket = await lockTicket(em, id);
  record(em, actor, { entity: 'ticket', id }, ticket.note(actor, now));
  await em.execute('insert into ticket_note (id, ticket_id, author_id, body, created_at) values (?, ?, ?, ?, ?)', [
    newId(now.getTime()),
    id,
    actor.accountId,
    message,
    now,
  ]);
};

/** Gives the ticket to somebody of the association, who is told, or takes it off them. Throws `ticket.assignee_unknown`. */
export const assignTicket = async (
  em: EntityManager,
  actor: Actor,
  { accountId, ...input }: Input & { accountId: string | null },
  now: Date,
): Promise<void> => {
  if (accountId && !(await isColleague(em, actor, accountId))) throw new DomainError('ticket.assignee_unknown');
  const details = accountId ? { assigneeId: accountId } : undefined;
  const ticket = await change(em, actor, input, (one) => one.assign(actor, accountId, now), details);
  if (accountId && accountId !== actor.accountId) await tellColleague(em, accountId, NOTIFICATIONS.assigned(ticket));
};

const isColleague = async (em: EntityManager, { organisationId }: Actor, accountId: string): Promise<boolean> => {
  const rows = await em.execute<unknown[]>(
    `select 1 from membership m join account a on a.id = m.account_id
     where m.organisation_id = ? and m.account_id = ? and m.role <> 'viewer' and a.status = 'active'`,
    [organisationId, accountId],
  );
  return rows.length > 0;
};

export const changeTicketKind = async (
  em: EntityManager,
  actor: Actor,
  { kind, ...input }: Input & { kind: TicketKind },
  now: Date,
): Promise<void> => {
  const holidays = await holidaysOf(em);
  await change(em, actor, input, (one) => one.changeKind(actor, kind, now, holidays), { kind });
};

/** Ends the matter; the requester is told until when they may come back to it. */
export const resolveTicket = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const ticket = await change(em, actor, input, (one) => one.resolve(actor, now));
  const until = replyUntil(ticket) ?? now;
  await mailRequester(em, ticket, 'ticket-resolved', { subject: ticket.subject, replyUntil: until.toISOString() });
};

export const reopenTicket = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const holidays = await holidaysOf(em);
  const ticket = await change(em, actor, input, (one) => one.reopen(actor, now, holidays));
  await mailRequester(em, ticket, 'ticket-reopened', { subject: ticket.subject });
};
