import type { MembershipView } from '@psp/contracts/accounts';
import { createClient } from '@psp/remote/client';
import { queryOptions } from '@tanstack/react-query';

const identity = createClient('identity');

/** The organisations in which the person may act. */
export const membershipsQuery = () =>
  queryOptions({
    queryKey: ['identity', 'memberships'],
    queryFn: ({ signal }) => identity.get<{ items: MembershipView[] }>('/memberships', { signal }),
  });
