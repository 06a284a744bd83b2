import { ticketContent } from '@psp/contracts/tickets';
import type { Errors, TicketValues } from './ticket-values.ts';

/** What the server would refuse of a form, in its words, by field. */
export function checkTicket({ website: _, ...content }: TicketValues): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of ticketContent.safeParse(content).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}
