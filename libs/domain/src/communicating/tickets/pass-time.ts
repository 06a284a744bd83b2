import { CLOSE_DAYS } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { forgetRequester } from './forget-requester.ts';
import { lockTicket } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Years after its end for which it is kept who wrote a ticket. */
const KEPT_YEARS = 3;

/** The association is told once of each answer that is late. */
export const tellOverdueTickets: TimedStep = {
  due: (now) => sql`select id from ticket where status = 'open' and due_at <= ${now} and overdue_told_at is null`,
  apply: async (em, id, now) => {
    const ticket = await lockTicket(em, id);
    if (!ticket.dueAt || ticket.dueAt > now || ticket.overdueToldAt) return;
    ticket.overdueToldAt = now;
    await notifyAdmins(em, NOTIFICATIONS.overdue(ticket));
  },
};

/** What stays resolved for a week is closed. */
export const closeTickets: TimedStep = {
  due: (now) =>
    sql`select id from ticket where status = 'resolved' and resolved_at + make_interval(days => ${CLOSE_DAYS}) <= ${now}`,
  apply: async (em, id, now) => {
    const ticket = await lockTicket(em, id);
    record(em, SYSTEM, { entity: 'ticket', id }, ticket.close(SYSTEM, now));
  },
};

/** Three years after the end it is no longer known who wrote. */
export const forgetOldRequesters: TimedStep = {
  due: (now) => sql`select id from ticket where status = 'closed' and email is not null
        and closed_at + make_interval(years => ${KEPT_YEARS}) <= ${now}`,
  apply: async (em, id, now) => {
    const ticket = await lockTicket(em, id);
    if (ticket.status !== 'closed') return;
    record(em, SYSTEM, { entity: 'ticket', id }, ticket.anonymise(SYSTEM, now));
    await em.flush();
    await forgetRequester(em, id);
  },
};
