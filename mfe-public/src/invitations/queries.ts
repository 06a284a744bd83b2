import type { AcceptInvitation, OpenInvitation } from '@psp/contracts/invitations';
import { createClient } from '@psp/remote/client';
import { queryOptions } from '@tanstack/react-query';

const identity = createClient('identity');

/** What an invitation's link stands for. The token goes in the body, so that it reaches no log. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'invitation', token],
    queryFn: ({ signal }) => identity.post<OpenInvitation>('/invitations/read', { token }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const acceptInvitation = (body: AcceptInvitation) => identity.post<unknown>('/invitations/accept', body);
