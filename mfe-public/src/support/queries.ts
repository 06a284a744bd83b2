import type { frequentQuestionOperations } from '@psp/contracts/frequent-questions';
import type { PublicTicket, publicTicketOperations } from '@psp/contracts/tickets';
import { withIdempotencyKey } from '@psp/remote/act/idempotency';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { contactQuery } from '@psp/features/contact/ui/contact';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Client for ticket operations, which are authorised by the token of a link. */
export const tickets = createApi<typeof publicTicketOperations>('public');

/* Polling interval while the page is visible. */
const REFRESH_MS = 30_000;

const frequent = createApi<typeof frequentQuestionOperations>('public');

/** Frequent questions, those of the portal before those that the association added. */
export const questionsQuery = () => readQuery(frequent, ['public', 'questions'], 'GET /frequent-questions');

export const loadSupport = (args: LoaderFunctionArgs) =>
  Promise.all([startLoading(args, contactQuery()), startLoading(args, questionsQuery())]);

/** The ticket of a token, which is sent in the body to keep it out of logs. */
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

/** Sends a reply of the requester. */
export const replyToTicket = (token: string, message: string) =>
  withIdempotencyKey(`${token} ${message}`, (key) =>
    tickets.call('POST /tickets/reply', { body: { token, message, key } }),
  );

/** `useAct` for an action that answers with the updated ticket. */
export const useTicketAct = <Input = string | void>(token: string, options: ActOptions<Input, PublicTicket>) =>
  useAct({ ...options, view: publicTicketQuery(token) });
