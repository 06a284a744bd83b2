import type { TicketList, TicketQuery, TicketView } from '@psp/contracts/tickets';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { ticketList } from './filters.ts';

export const ticketsQuery = (filters: TicketQuery) =>
  listQuery<TicketList>(api, ['admin', 'tickets', 'list', filters], '/tickets', filters);

export const ticketQuery = (id: string) =>
  readQuery<TicketView>(api, ['admin', 'tickets', 'one', id], `/tickets/${encodeURIComponent(id)}`);

export const loadTickets = listLoader(ticketList, ticketsQuery);

export const loadTicket = recordLoader(ticketQuery);

type TicketWrite = 'answer' | 'note' | 'assign' | 'change-kind' | 'resolve' | 'reopen';

/** Does something with a ticket; answers with its fresh view. */
export const actOnTicket = (id: string, what: TicketWrite, body: object) =>
  api.post<TicketView>(`/tickets/${encodeURIComponent(id)}/${what}`, body);

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
