import type { PublicTicket, publicTicketOperations } from '@psp/contracts/tickets';
import { withIdempotencyKey } from '@psp/remote/act/idempotency';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { contactQuery } from '@psp/features/contact/ui/contact';
import { createApi } from '@psp/remote/api';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Tickets, for whoever holds a link of one. */
export const tickets = createApi<typeof publicTicketOperations>('public');

/* An answer appears by itself while the page is in sight. */
const REFRESH_MS = 30_000;

export const loadSupport = (args: LoaderFunctionArgs) => startLoading(args, contactQuery());

/** The secret goes in the body, so that no log of addresses holds it. Never asked for on the server. */
export const publicTicketQuery = (token: string) =>
  queryOptions({
    queryKey: ['public', 'ticket', token],
    queryFn: ({ signal, client, queryKey }) =>
      tickets.call('POST /tickets/view', {
        body: { token },
        signal,
        isBackground: client.getQueryData(queryKey) !== undefined,
      }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });

/** The requester writes again. */
export const replyToTicket = (token: string, message: string) =>
  withIdempotencyKey(`${token} ${message}`, (key) =>
    tickets.call('POST /tickets/reply', { body: { token, message, key } }),
  );

/** An act by a ticket's link, which answers with the ticket as it stands then. */
export const useTicketAct = <Input = string | void>(token: string, options: ActOptions<Input, PublicTicket>) =>
  useAct({ ...options, view: publicTicketQuery(token) });
