import type { publicCommunityOperations } from '@psp/contracts/communities';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

const communities = createApi<typeof publicCommunityOperations>('public');

export const communityQuery = (id: string) =>
  readQuery(communities, ['public', 'community', id], 'GET /communities/:id', { id });

export const loadCommunity = recordLoader(communityQuery);
