import type { sessionOperations } from '@psp/contracts/accounts-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const identity = createApi<typeof sessionOperations>('identity');

/** Query of the organisations for which the user may act. */
export const membershipsQuery = () => readQuery(identity, ['identity', 'memberships'], 'GET /memberships');
