import type { CommunityView } from '@psp/contracts/communities';
import { readQuery } from '@psp/remote/reads';
import { recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const communityQuery = (id: string) =>
  readQuery<CommunityView>(api, ['public', 'community', id], `/communities/${encodeURIComponent(id)}`);

export const loadCommunity = recordLoader(communityQuery);
