import { CLOSE_DAYS } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { forgetRequester } from './forget-requester.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Ticket } from './ticket.entity.ts';

/** Years for which the requester's data is kept after the ticket was closed. */
const KEPT_YEARS = 3;

/** Notifies the association once about each ticket whose answer is overdue. */
export const tellOverdueTickets: TimedStep = {
  due: (now) => sql`select id from ticket where status = 'open' and due_at <= ${now} and overdue_told_at is null`,
  apply: async (write, id) => {
    const { now } = write;
    const ticket = await lock(write, Ticket, { id });
    if (!ticket.dueAt || ticket.dueAt > now || ticket.overdueToldAt) return;
    ticket.overdueToldAt = now;
    notifyAdmins(write, NOTIFICATIONS.overdue(ticket));
  },
};

/** Closes tickets that have been resolved for a week. */
export const closeTickets: TimedStep = {
  due: (now) =>
    sql`select id from ticket where status = 'resolved' and resolved_at + make_interval(days => ${CLOSE_DAYS}) <= ${now}`,
  apply: async (write, id) => {
    const ticket = await lock(write, Ticket, { id });
    record(write, { entity: 'ticket', id }, ticket.close(SYSTEM, write.now));
  },
};

/** Removes the requester's personal data three years after a ticket was closed. */
export const forgetOldRequesters: TimedStep = {
  due: (now) => sql`select id from ticket where status = 'closed' and email is not null
        and closed_at + make_interval(years => ${KEPT_YEARS}) <= ${now}`,
  apply: async (write, id) => {
    const ticket = await lock(write, Ticket, { id });
    if (ticket.status === 'closed') await forgetRequester(write, ticket);
  },
};
