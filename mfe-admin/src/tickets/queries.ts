import type { TicketQuery, TicketView } from '@psp/contracts/tickets';
import type { ticketOperations } from '@psp/contracts/tickets-operations';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { ticketList } from './filters.ts';

export const tickets = createApi<typeof ticketOperations>('admin');

export const ticketsQuery = (filters: TicketQuery) =>
  listQuery(tickets, ['admin', 'tickets', 'list', filters], 'GET /tickets', { query: filters });

export const ticketQuery = (id: string) =>
  readQuery(tickets, ['admin', 'tickets', 'one', id], 'GET /tickets/:id', { id });

export const loadTickets = listLoader(ticketList, ticketsQuery);

export const loadTicket = recordLoader(ticketQuery);

/** What an act changes that answers with the fresh view of a ticket. */
export const ticketChange = (id: string) => ({
  view: ticketQuery(id),
  refreshes: [
    ['admin', 'tickets', 'list'],
    ['admin', 'dashboard'],
    ['admin', 'navigation-counts'],
  ],
});

/** An act that answers with the fresh view of a ticket. */
export const useTicketAct = <Input = string | void>(id: string, options: ActOptions<Input, TicketView>) =>
  useAct({ ...options, ...ticketChange(id) });
