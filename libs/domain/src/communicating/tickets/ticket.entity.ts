import { defineEntity, p } from '@mikro-orm/core';
import type { TicketKind, TicketStatus } from '@psp/contracts/ticket-basics';
import type { OpenTicket } from '@psp/contracts/tickets';
import type { Actor } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import type { Change } from '../../state-machine.ts';
import { dueOf } from './due.ts';
import { applyToTicket, type TicketDoer } from './transitions.ts';
import type { Holidays } from './working-time.ts';

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

/** What somebody asks the association for, from the first message to the end. The messages are rows of their own. */
export class Ticket extends ticketSchema.class {
  /** `actor`: who was signed in, if anybody. */
  static open(content: OpenTicket, actor: Actor | null, now: Date, holidays: Holidays): Ticket {
    const { kind, subject, isUrgent, name, email, key } = content;
    const ticket = new Ticket();
    Object.assign(ticket, { id: newId(), kind, status: 'open', subject, isUrgent, name, email, submissionKey: key });
    Object.assign(ticket, {
      accountId: actor?.accountId ?? null,
      organisationId: actor?.organisationId ?? null,
      createdAt: now,
    });
    awaitAnswer(ticket, now, holidays);
    return ticket;
  }

  /** The requester writes again: the association has the next move, by the earlier day when it had it already. */
  reply(doer: TicketDoer, now: Date, holidays: Holidays): Change<TicketStatus> {
    const change = applyToTicket(this, 'reply', doer, now);
    if (change.from !== 'open') awaitAnswer(this, now, holidays);
    return change;
  }

  /** The association has answered and waits for the requester. */
  answer(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'answer', doer, now);
    settle(this);
    return change;
  }

  /** Checks that a note for colleagues may be written. */
  note(doer: TicketDoer, now: Date): Change<TicketStatus> {
    return applyToTicket(this, 'note', doer, now);
  }

  /** `accountId`: who takes care of it; null for nobody. */
  assign(doer: TicketDoer, accountId: string | null, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'assign', doer, now);
    this.assigneeId = accountId;
    return { ...change, action: accountId ? 'assign' : 'unassign' };
  }

  /** Another kind has another time to answer in, counted from when the answer began to be awaited. */
  changeKind(doer: TicketDoer, kind: TicketKind, now: Date, holidays: Holidays): Change<TicketStatus> {
    const change = applyToTicket(this, 'changeKind', doer, now);
    this.kind = kind;
    if (this.waitingSince) awaitAnswer(this, this.waitingSince, holidays);
    return change;
  }

  resolve(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'resolve', doer, now);
    settle(this);
    this.resolvedAt = now;
    return change;
  }

  reopen(doer: TicketDoer, now: Date, holidays: Holidays): Change<TicketStatus> {
    const change = applyToTicket(this, 'reopen', doer, now);
    awaitAnswer(this, now, holidays);
    return change;
  }

  close(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'close', doer, now);
    this.closedAt = now;
    return change;
  }

  /** Ends the ticket, unless it has ended, before its requester is forgotten. */
  anonymise(doer: TicketDoer, now: Date): Change<TicketStatus> {
    const change = applyToTicket(this, 'anonymise', doer, now);
    settle(this);
    this.resolvedAt ??= now;
    this.closedAt ??= now;
    return change;
  }
}
ticketSchema.setClass(Ticket);

/* The association owes an answer since a moment. */
const awaitAnswer = (ticket: Ticket, since: Date, holidays: Holidays): void => {
  ticket.waitingSince = since;
  ticket.dueAt = dueOf(ticket, since, holidays);
  ticket.overdueToldAt = null;
  ticket.resolvedAt = null;
  ticket.closedAt = null;
};

const settle = (ticket: Ticket): void => {
  ticket.waitingSince = null;
  ticket.dueAt = null;
  ticket.overdueToldAt = null;
};
