import type { AcceptInvitation, invitationOperations } from '@psp/contracts/invitations';
import { createApi } from '@psp/remote/api';
import { queryOptions } from '@tanstack/react-query';

const identity = createApi<typeof invitationOperations>('identity');

/** What an invitation's link stands for. The token goes in the body, so that it reaches no log. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'invitation', token],
    queryFn: ({ signal }) => identity.call('POST /invitations/read', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const acceptInvitation = (body: AcceptInvitation) => identity.call('POST /invitations/accept', { body });
