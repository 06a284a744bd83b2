import type { PublicTicket } from '@psp/contracts/tickets';
import { contactQuery } from '@psp/remote/contact';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';

/* An answer appears by itself while the page is in sight. */
const REFRESH_MS = 30_000;

export const loadSupport = (args: LoaderFunctionArgs) => startLoading(args, contactQuery());

/** The secret goes in the body, so that no log of addresses holds it. Never asked for on the server. */
export const publicTicketQuery = (token: string) =>
  queryOptions({
    queryKey: ['public', 'ticket', token],
    queryFn: ({ signal, client, queryKey }) =>
      api.post<PublicTicket>(
        '/tickets/view',
        { token },
        { signal, isBackground: client.getQueryData(queryKey) !== undefined },
      ),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
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
