import type { Message } from '../notifications/notify.ts';
import type { Ticket } from './ticket.entity.ts';

type Told = Pick<Ticket, 'id' | 'number' | 'subject'>;

const message = (title: string, { id, number, subject }: Told): Message => ({
  title,
  message: `${number}: ${subject}`,
  href: `/admin/tickets/${id}`,
  topic: null,
});

export const NOTIFICATIONS = {
  opened: (ticket: Told) => message('Mesaj nou la suport', ticket),
  replied: (ticket: Told) => message('Răspuns de la solicitant', ticket),
  assigned: (ticket: Told) => message('Un mesaj de la suport vă așteaptă', ticket),
  overdue: (ticket: Told) => message('Termen de răspuns depășit', ticket),
};
