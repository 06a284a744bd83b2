import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Ticket } from './ticket.entity.ts';

type Told = Pick<Ticket, 'id' | 'number' | 'subject'>;

const told = (label: string, many?: string) =>
  event({ label, many, to: ['admin'] }, ({ id, number, subject }: Told) => ({
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
    opened: told('Mesaj nou la suport'),
    replied: told('Răspuns de la solicitant', 'răspunsuri de la solicitant'),
    assigned: told('Un mesaj de la suport vă așteaptă'),
    overdue: told('Termen de răspuns depășit'),
  },
);
