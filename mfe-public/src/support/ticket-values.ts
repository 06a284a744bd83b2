import type { TicketKind } from '@psp/contracts/ticket-basics';

/** Values of a form to the association. */
export interface TicketValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  isUrgent: boolean;
  /** Honeypot; filled in only by programs. */
  website: string;
}
export const EMPTY: TicketValues = { name: '', email: '', subject: '', message: '', isUrgent: false, website: '' };

/** Element ids by field name. */
export const ticketIds = (kind: TicketKind): Record<keyof TicketValues, string> => ({
  ...{ name: `${kind}-name`, email: `${kind}-email`, subject: `${kind}-subject` },
  ...{ message: `${kind}-message`, isUrgent: `${kind}-isUrgent`, website: `${kind}-website` },
});
