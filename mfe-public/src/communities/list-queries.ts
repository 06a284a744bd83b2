import type { CommunityQuery, publicCommunityOperations } from '@psp/contracts/communities';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { communityList } from './filters.ts';

const communities = createApi<typeof publicCommunityOperations>('public');

export const communitiesQuery = (filters: CommunityQuery) =>
  listQuery(communities, ['public', 'communities', filters], 'GET /communities', { query: filters });

export const overviewQuery = readQuery(communities, ['public', 'communities', 'overview'], 'GET /communities/overview');

export async function loadCommunities(args: LoaderFunctionArgs): Promise<null> {
  const filters = communityList.read(new URL(args.request.url).searchParams);
  await Promise.all([startLoading(args, communitiesQuery(filters)), startLoading(args, overviewQuery)]);
  return null;
}
