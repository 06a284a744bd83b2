import type { PageOf } from '@psp/contracts/common';
import type { CommunitiesOverview, CommunityCard, CommunityQuery } from '@psp/contracts/communities';
import { listQuery, readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { communityList } from './filters.ts';

export const communitiesQuery = (filters: CommunityQuery) =>
  listQuery<PageOf<CommunityCard>>(api, ['public', 'communities', filters], '/communities', filters);

export const overviewQuery = readQuery<CommunitiesOverview>(
  api,
  ['public', 'communities', 'overview'],
  '/communities/overview',
);

export async function loadCommunities(args: LoaderFunctionArgs): Promise<null> {
  const filters = communityList.read(new URL(args.request.url).searchParams);
  await Promise.all([startLoading(args, communitiesQuery(filters)), startLoading(args, overviewQuery)]);
  return null;
}
