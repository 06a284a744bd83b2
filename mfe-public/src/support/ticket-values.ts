import type { TicketKind } from '@psp/contracts/ticket-basics';

/** What is filled in of a form to the association. */
export interface TicketValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  isUrgent: boolean;
  /** Empty but where a program has filled it in. */
  website: string;
}
export const EMPTY: TicketValues = { name: '', email: '', subject: '', message: '', isUrgent: false, website: '' };

/** Ids of the fields, by their names. */
export const ticketIds = (kind: TicketKind): Record<keyof TicketValues, string> => ({
  ...{ name: `${kind}-name`, email: `${kind}-email`, subject: `${kind}-subject` },
  ...{ message: `${kind}-message`, isUrgent: `${kind}-isUrgent`, website: `${kind}-website` },
});
