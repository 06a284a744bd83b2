import { openTicket } from '@psp/contracts/tickets';

/** Schema of the form's fields. */
export const ticketForm = openTicket.omit({ kind: true, filledInMs: true, key: true });
