import type { PageOf } from '@psp/contracts/common';
import type { CommunitiesOverview, CommunityCard, CommunityQuery, CommunityView } from '@psp/contracts/communities';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { communityList } from './filters.ts';

export const communitiesQuery = (filters: CommunityQuery) =>
  queryOptions({
    queryKey: ['public', 'communities', filters],
    queryFn: ({ signal }) => api.get<PageOf<CommunityCard>>('/communities', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const overviewQuery = queryOptions({
  queryKey: ['public', 'communities', 'overview'],
  queryFn: ({ signal }) => api.get<CommunitiesOverview>('/communities/overview', { signal }),
});

export const communityQuery = (id: string) =>
  queryOptions({
    queryKey: ['public', 'community', id],
    queryFn: ({ signal }) => api.get<CommunityView>(`/communities/${encodeURIComponent(id)}`, { signal }),
  });

export async function loadCommunities(args: LoaderFunctionArgs): Promise<null> {
  const filters = communityList.read(new URL(args.request.url).searchParams);
  await Promise.all([startLoading(args, communitiesQuery(filters)), startLoading(args, overviewQuery)]);
  return null;
}

export const loadCommunity = (args: LoaderFunctionArgs) => startLoading(args, communityQuery(args.params.id ?? ''));
