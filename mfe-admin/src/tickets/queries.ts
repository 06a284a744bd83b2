import type { TicketView } from '@psp/contracts/tickets';
import type { ticketOperations } from '@psp/contracts/tickets-operations';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { ticketList } from './filters.ts';

export const tickets = createApi<typeof ticketOperations>('admin');

export const ticketQueue = queueOf({
  list: ticketList,
  listQuery: (filters) => listQuery(tickets, ['admin', 'tickets', 'list', filters], 'GET /tickets', { query: filters }),
  viewQuery: (id) => readQuery(tickets, ['admin', 'tickets', 'one', id], 'GET /tickets/:id', { id }),
});

/** Cache changes of an act whose answer is the ticket. */
export const ticketChange = (id: string) => ({
  view: ticketQueue.viewQuery(id),
  refreshes: [
    ['admin', 'tickets', 'list'],
    ['admin', 'dashboard'],
    ['admin', 'navigation-counts'],
  ],
});

/** An act whose answer is the ticket. */
export const useTicketAct = <Input = string | void>(id: string, options: ActOptions<Input, TicketView>) =>
  useAct({ ...options, ...ticketChange(id) });
