import type { TicketList, TicketQuery, TicketView } from '@psp/contracts/tickets';
import { isApiError } from '@psp/remote/api-error';
import { startLoading } from '@psp/remote/start-loading';
import { useIntention } from '@psp/remote/use-intention';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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

export type TicketWrite = 'answer' | 'note' | 'assign' | 'change-kind' | 'resolve' | 'reopen';

/**
 * Does something with a ticket; resolves when the screen shows the result. A refusal because the screen was out of date brings
 * the new state. Throws ApiError.
 */
export function useActOn(id: string) {
  const client = useQueryClient();
  const { keyFor, settle } = useIntention();
  return useCallback(
    async (what: TicketWrite, body: object) => {
      const one = ticketQuery(id).queryKey;
      try {
        const idempotencyKey = keyFor({ what, ...body });
        const ticket = await api.post<TicketView>(`/tickets/${encodeURIComponent(id)}/${what}`, body, {
          idempotencyKey,
        });
        settle();
        client.setQueryData(one, ticket);
      } catch (error) {
        if (isApiError(error) && error.status === 409) {
          settle();
          await client.invalidateQueries({ queryKey: one });
        }
        throw error;
      }
      void client.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
      void client.invalidateQueries({ queryKey: ['admin', 'navigation-counts'] });
      void client.invalidateQueries({ queryKey: ['admin', 'tickets', 'list'] });
    },
    [client, id, keyFor, settle],
  );
}
export type ActOnTicket = ReturnType<typeof useActOn>;
