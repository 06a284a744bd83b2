import type { PublicTicket } from '@psp/contracts/tickets';
import { contactQuery } from '@psp/remote/contact';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

const REFRESH_MS = 60_000;

export const loadSupport = (args: LoaderFunctionArgs) => startLoading(args, contactQuery());

/** The secret goes in the body, so that no log of addresses holds it. Never asked for on the server. */
export const publicTicketQuery = (token: string) =>
  queryOptions({
    queryKey: ['public', 'ticket', token],
    queryFn: ({ signal }) => api.post<PublicTicket>('/tickets/view', { token }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** Writes on a ticket by its link; the answer is the ticket as it stands then. */
export function useTicketWrite<Body extends object>(token: string, path: 'reply' | 'resolve') {
  const client = useQueryClient();
  const { queryKey } = publicTicketQuery(token);
  return useMutation({
    mutationFn: (body: Body) => api.post<PublicTicket>(`/tickets/${path}`, { token, ...body }),
    onSuccess: (ticket) => client.setQueryData(queryKey, ticket),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
