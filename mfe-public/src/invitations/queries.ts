import type { AcceptInvitation, invitationOperations } from '@psp/contracts/invitations';
import { createApi } from '@psp/remote/api';
import { queryOptions } from '@tanstack/react-query';

const identity = createApi<typeof invitationOperations>('identity');

/** The invitation of a token, which is sent in the body to keep it out of logs. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity', 'invitation', token],
    queryFn: ({ signal }) => identity.call('POST /invitations/read', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const acceptInvitation = (body: AcceptInvitation) => identity.call('POST /invitations/accept', { body });
