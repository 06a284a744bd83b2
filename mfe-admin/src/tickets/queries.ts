import type { TicketList, TicketQuery, TicketView } from '@psp/contracts/tickets';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { ticketList } from './filters.ts';

export const ticketsQuery = (filters: TicketQuery) =>
  queryOptions({
    queryKey: ['admin', 'tickets', 'list', filters],
    queryFn: ({ signal }) => api.get<TicketList>('/tickets', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'tickets', 'one', id],
    queryFn: ({ signal }) => api.get<TicketView>(`/tickets/${encodeURIComponent(id)}`, { signal }),
  });

export const loadTickets = (args: LoaderFunctionArgs) =>
  startLoading(args, ticketsQuery(ticketList.read(new URL(args.request.url).searchParams)));

export const loadTicket = (args: LoaderFunctionArgs) => startLoading(args, ticketQuery(args.params.id ?? ''));

type TicketWrite = 'answer' | 'note' | 'assign' | 'change-kind' | 'resolve' | 'reopen';

/** Does something with a ticket; answers with its fresh view. */
export const actOnTicket = (id: string, what: TicketWrite, body: object) =>
  api.post<TicketView>(`/tickets/${encodeURIComponent(id)}/${what}`, body);

/** An act that answers with the fresh view of a ticket. */
export const useTicketAct = <Input = string | void>(id: string, options: ActOptions<Input, TicketView>) =>
  useAct({
    ...options,
    view: ticketQuery(id),
    refreshes: [
      ['admin', 'tickets', 'list'],
      ['admin', 'dashboard'],
      ['admin', 'navigation-counts'],
    ],
  });
