import type { EntityManager } from '@mikro-orm/postgresql';
import { CLOSE_DAYS } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { forgetRequester } from './forget-requester.ts';
import { lockTicket } from './links.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Years after its end for which it is kept who wrote a ticket. */
const KEPT_YEARS = 3;

const ids = async (em: EntityManager, query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> =>
  (await query.execute(em.getKysely())).rows.map(({ id }) => id);

/** The association is told once of each answer that is late. */
export const tellOverdueTickets = {
  due: (em: EntityManager, now: Date) =>
    ids(em, sql`select id from ticket where status = 'open' and due_at <= ${now} and overdue_told_at is null`),
  apply: async (em: EntityManager, id: string, now: Date): Promise<void> => {
    const ticket = await lockTicket(em, id);
    if (!ticket.dueAt || ticket.dueAt > now || ticket.overdueToldAt) return;
    ticket.overdueToldAt = now;
    await notifyAdmins(em, NOTIFICATIONS.overdue(ticket));
  },
};

/** What stays resolved for a week is closed. */
export const closeTickets = {
  due: (em: EntityManager, now: Date) =>
    ids(
      em,
      sql`select id from ticket where status = 'resolved' and resolved_at + make_interval(days => ${CLOSE_DAYS}) <= ${now}`,
    ),
  apply: async (em: EntityManager, id: string, now: Date): Promise<void> => {
    const ticket = await lockTicket(em, id);
    record(em, SYSTEM, { entity: 'ticket', id }, ticket.close(SYSTEM, now));
  },
};

/** Three years after the end it is no longer known who wrote. */
export const forgetOldRequesters = {
  due: (em: EntityManager, now: Date) =>
    ids(
      em,
      sql`select id from ticket where status = 'closed' and email is not null
        and closed_at + make_interval(years => ${KEPT_YEARS}) <= ${now}`,
    ),
  apply: async (em: EntityManager, id: string, now: Date): Promise<void> => {
    const ticket = await lockTicket(em, id);
    if (ticket.status !== 'closed') return;
    record(em, SYSTEM, { entity: 'ticket', id }, ticket.anonymise(SYSTEM, now));
    await em.flush();
    await forgetRequester(em, id);
  },
};
