import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Ticket } from './ticket.entity.ts';

type Notified = Pick<Ticket, 'id' | 'number' | 'subject'>;

const ticketEvent = (label: string, many?: string) =>
  event({ label, many, to: ['admin'] }, ({ id, number, subject }: Notified) => ({
    message: `${number}: ${subject}`,
    href: `/admin/tickets/${id}`,
    about: number,
  }));

export const NOTIFICATIONS = catalogue(
  'tickets',
  {
    kind: 'association',
    topic: null,
    subjects: sql`select id, number, subject from ticket`,
  },
  {
    opened: ticketEvent('Mesaj nou la suport'),
    replied: ticketEvent('Răspuns de la solicitant', 'răspunsuri de la solicitant'),
    assigned: ticketEvent('Un mesaj de la suport vă așteaptă'),
    overdue: ticketEvent('Termen de răspuns depășit'),
  },
);
