import { openTicket } from '@psp/contracts/tickets';

/** What the service takes of a form, as it is filled in. */
export const ticketForm = openTicket.omit({ kind: true, filledInMs: true, key: true });
