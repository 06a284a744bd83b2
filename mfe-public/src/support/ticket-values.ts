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
