import { defineEntity, p } from '@mikro-orm/core';
import type { TicketKind, TicketStatus } from '@psp/contracts/ticket-basics';
import type { OpenTicket } from '@psp/contracts/tickets';
import type { Actor } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { dueOf } from './due.ts';
import { applyToTicket, type TicketDoer } from './transitions.ts';
import type { WorkingDays } from './working-time.ts';

const ticketSchema = defineEntity({
  name: 'Ticket',
  tableName: 'ticket',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    number: numberOf('next_ticket_number'),
    kind: p.string().$type<TicketKind>(),
    status: p.string().$type<TicketStatus>().default('open'),
    subject: p.text(),
    isUrgent: p.boolean().default(false),
    name: p.text(),
    email: p.text().nullable(),
    accountId: p.uuid().nullable(),
    organisationId: p.uuid().nullable(),
    assigneeId: p.uuid().nullable(),
    waitingSince: p.datetime().nullable(),
    dueAt: p.datetime().nullable(),
    overdueToldAt: p.datetime().nullable(),
    resolvedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    submissionKey: p.uuid(),
  },
});

/** A support request to the association. Its messages are rows of their own. */
export class Ticket extends ticketSchema.class {
  /** Opens a ticket; `actor` is the signed-in user, if any. */
  static open(content: OpenTicket, actor: Actor | null, now: Date, days: WorkingDays): Ticket {
    const { kind, subject, isUrgent, name, email, key } = content;
    const ticket = new Ticket();
    Object.assign(ticket, { id: newId(), kind, status: 'open', subject, isUrgent, name, email, submissionKey: key });
    Object.assign(ticket, {
      accountId: actor?.accountId ?? null,
      organisationId: actor?.organisationId ?? null,
      createdAt: now,
    });
    awaitAnswer(ticket, now, days);
    return ticket;
  }

  /** Records a reply of the requester. While an earlier message waits for an answer, the due time stays. */
  reply(doer: TicketDoer, now: Date, days: WorkingDays): Change<TicketStatus> {
    const change = applyToTicket(this, 'reply', doer, now);
    if (change.from !== 'open') awaitAnswer(this, now, days);
    return change;
  }

  /** Records an answer; the ticket then waits for the requester. */
  answer(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'answer', doer, now);
    clearDue(this);
    return change;
  }

  /** Checks that a note for colleagues may be written. */
  note(doer: TicketDoer, now: Date): Change<TicketStatus> {
    return applyToTicket(this, 'note', doer, now);
  }

  /** Assigns the ticket to an account; null removes the assignment. */
  assign(doer: TicketDoer, accountId: string | null, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'assign', doer, now);
    this.assigneeId = accountId;
    return { ...change, action: accountId ? 'assign' : 'unassign' };
  }

  /** Changes the kind and with it the due time, which counts from the first unanswered message. */
  changeKind(doer: TicketDoer, kind: TicketKind, now: Date, days: WorkingDays): Change<TicketStatus> {
    const change = applyToTicket(this, 'changeKind', doer, now);
    this.kind = kind;
    if (this.waitingSince) awaitAnswer(this, this.waitingSince, days);
    return change;
  }

  resolve(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'resolve', doer, now);
    clearDue(this);
    this.resolvedAt = now;
    return change;
  }

  reopen(doer: TicketDoer, now: Date, days: WorkingDays): Change<TicketStatus> {
    const change = applyToTicket(this, 'reopen', doer, now);
    awaitAnswer(this, now, days);
    return change;
  }

  close(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'close', doer, now);
    this.closedAt = now;
    return change;
  }

  /** Closes the ticket, unless it is closed, before the requester's data is removed. */
  anonymise(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'anonymise', doer, now);
    clearDue(this);
    this.resolvedAt ??= now;
    this.closedAt ??= now;
    return change;
  }
}
ticketSchema.setClass(Ticket);

/* The association has to answer a message written at `since`. */
const awaitAnswer = (ticket: Ticket, since: Date, days: WorkingDays): void => {
  ticket.waitingSince = since;
  ticket.dueAt = dueOf(ticket, since, days);
  ticket.overdueToldAt = null;
  ticket.resolvedAt = null;
  ticket.closedAt = null;
};

const clearDue = (ticket: Ticket): void => {
  ticket.waitingSince = null;
  ticket.dueAt = null;
  ticket.overdueToldAt = null;
};
