import type { MembershipView } from '@psp/contracts/accounts';
import { createClient } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

const identity = createClient('identity');

/** The organisations in which the person may act. */
export const membershipsQuery = () =>
  readQuery<{ items: MembershipView[] }>(identity, ['identity', 'memberships'], '/memberships');
